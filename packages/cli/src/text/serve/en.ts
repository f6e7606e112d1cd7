/** What opening a server, or a worker for one, says. */
export const serveEn = {
  'serve.about': 'tables for people far apart: page, rooms and games on one port',
  'serve.port': 'the port; 0 = any free one',
  'serve.host': 'the address to listen at; 0.0.0.0 = all of this machine',
  'serve.data': 'the file in which tables and people are kept',
  'serve.database': 'PostgreSQL instead of a file, for many processes',
  'serve.page': 'the folder of the page that is served along',
  'serve.origins': 'pages of other addresses that may use this server, with commas between them',
  'serve.trustProxy': 'believe what a proxy says of who asks (x-forwarded-for, -host, -proto)',
  'serve.botPace': 'milliseconds between the answers of bots',
  'serve.jobs': 'how many bots and other jobs are looked after here at once; 0 = wanli worker does them',
  'serve.idleAfter': 'seconds after which a table that nobody needs leaves the memory',
  'serve.limits': 'all limits of how often and how many, so many times as wide',
  'serve.url': 'where people open the page, for links in mails and notifications',
  'serve.breached':
    'broken passwords that nobody may take: sorted SHA-1, one a line, as Have I Been Pwned gives them out',
  'serve.smtp': 'a server that takes mail (smtps://user:password@host); without one there is no mail',
  'serve.mailFrom': 'whom mails are from',
  'serve.metricsToken': 'who sends this word may read /metrics; without one, who asks from this machine',

  'worker.about': 'plays bots and sends notifications for the servers of one DATABASE_URL; start as many as you like',
  'worker.open': 'Wanli is at work.',

  'serve.open': 'Wanli is open at {url}',
  'serve.noPage': 'The page is not built: only the calls are served. Run npm start once, or name a folder with --page.',
} as const satisfies Record<string, string>
