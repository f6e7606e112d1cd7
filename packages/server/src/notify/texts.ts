/*
 * What a notification says. Nothing of the game is in it: that a table waits is all that somebody who looks over one's shoulder learns, and it is the
 * same whatever lies on the table.
 */
const en = {
  games: { 'great-wall': 'The Great Wall', zhanguo: 'ZhanGuo' } as Readonly<Record<string, string>>,
  one: 'A table waits for you: {title}',
  many: '{n} tables wait for you',
  look: 'It is your turn, or your word is asked.',
  open: 'Open Wanli:',
  stop: 'No more of these mails:',
  sureSubject: 'Wanli: may we write to you?',
  sure: 'Somebody, you we hope, wants to be told by mail when a table waits for him. If it was you, confirm it here:',
  notYou: 'If it was not you, do nothing: you will hear no more of us.',
  stopTitle: 'No more mails?',
  stopGo: 'Stop them',
  stopped: 'Done. You get no more mails from us.',
  sureTitle: 'Mails when a table waits for you?',
  sureGo: 'Yes, write to me',
  sured: 'Done. We write when a table waits for you, once until you have looked.',
  gone: 'This link means nothing any more.',
}
const es: typeof en = {
  games: { 'great-wall': 'La Gran Muralla', zhanguo: 'ZhanGuo' },
  one: 'Una mesa te espera: {title}',
  many: '{n} mesas te esperan',
  look: 'Es tu turno, o se pide tu palabra.',
  open: 'Abrir Wanli:',
  stop: 'No recibir más estos correos:',
  sureSubject: 'Wanli: ¿podemos escribirte?',
  sure: 'Alguien, esperamos que tú, quiere un correo cuando una mesa le espere. Si fuiste tú, confírmalo aquí:',
  notYou: 'Si no fuiste tú, no hagas nada: no volverás a saber de nosotros.',
  stopTitle: '¿No más correos?',
  stopGo: 'No enviar más',
  stopped: 'Hecho. No recibirás más correos nuestros.',
  sureTitle: '¿Correos cuando una mesa te espere?',
  sureGo: 'Sí, escribidme',
  sured: 'Hecho. Escribimos cuando una mesa te espere, una vez hasta que hayas mirado.',
  gone: 'Este enlace ya no significa nada.',
}
export const TEXTS = { en, es } as const
export type Words = typeof en

export const fill = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole))
