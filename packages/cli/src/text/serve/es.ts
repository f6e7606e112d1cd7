import type { serveEn } from './en.ts'

export const serveEs: Readonly<Record<keyof typeof serveEn, string>> = {
  'serve.about': 'mesas para gente que está lejos: página, salas y partidas en un puerto',
  'serve.port': 'el puerto; 0 = cualquiera que esté libre',
  'serve.host': 'la dirección en la que se escucha; 0.0.0.0 = todas las de esta máquina',
  'serve.data': 'el archivo en el que se guardan mesas y personas',
  'serve.database': 'PostgreSQL en lugar de un archivo, para muchos procesos',
  'serve.page': 'la carpeta de la página que se sirve también',
  'serve.origins': 'páginas de otras direcciones que pueden usar este servidor, separadas por comas',
  'serve.trustProxy': 'creer lo que un proxy dice de quien pregunta (x-forwarded-for, -host, -proto)',
  'serve.botPace': 'milisegundos entre las respuestas de los bots',
  'serve.jobs': 'cuántos bots y otras tareas se atienden aquí a la vez; 0 = las hace wanli worker',
  'serve.idleAfter': 'segundos tras los que una mesa que nadie necesita deja la memoria',
  'serve.limits': 'todos los límites de cuántas veces y cuántos, tantas veces más anchos',
  'serve.url': 'dónde se abre la página, para los enlaces de correos y avisos',
  'serve.breached':
    'contraseñas rotas que nadie puede tomar: SHA-1 ordenados, uno por línea, como los da Have I Been Pwned',
  'serve.smtp': 'un servidor que acepta correo (smtps://usuario:contraseña@host); sin él no hay correo',
  'serve.mailFrom': 'de quién son los correos',
  'serve.metricsToken': 'quien envía esta palabra puede leer /metrics; sin ella, quien pregunta desde esta máquina',

  'worker.about': 'juega los bots y envía avisos para los servidores de un DATABASE_URL; arranca tantos como quieras',
  'worker.open': 'Wanli está trabajando.',

  'serve.open': 'Wanli está abierto en {url}',
  'serve.noPage':
    'La página no está construida: solo se sirven las llamadas. Ejecuta npm start una vez, o nombra una carpeta con --page.',
}
