import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.coldWords': 'Frío Glacial: supply, removed y card por recurso; {name} no es nada de eso.',
  'detail.coldSupply': 'no puede haber más recursos de un tipo que al empezar la partida ({rule}).',
  'detail.coldCard':
    'en cada espacio de la carta hay como mucho un Funcionario de cada jugador y ninguno de los que nadie juega ({rule}).',
  'source.deliveries': 'Enviado al Emperador',
  'prompt.delivery':
    '¿Envías {n} recursos de un tipo al Emperador? Salen de la partida y un Funcionario se queda en la carta: {honor} de Honor al final.',
  'prompt.spareShame': 'Brecha en {section}: ¿tomas una ficha de Deshonra o sale de la partida uno de tus recursos?',
  'option.deliver': 'Enviar {n} {resource} al Emperador',
  'option.spare': 'En su lugar sale de la partida 1 {resource}',
  'option.takeShame': 'Tomar la ficha de Deshonra',
  'event.production':
    'Producción de este año: {n, plural, =0 {los Supervisores rinden como siempre} other {# por cada Supervisor}}.',
  'event.delivered': '{player} envía {n} {resource} al Emperador.',
  'event.sparedShame': '{player} renuncia a 1 {resource} en lugar de una ficha de Deshonra por {section}.',
  'event.coldRaid':
    'Incursión: no hay sitio para {horde} en {section}; salen para siempre del suministro: {taken}{removed, plural, =0 {} one {; por lo que falta, # ficha de Deshonra} other {; por lo que falta, # fichas de Deshonra}}.',
  'why.hasDelivered': 'Ya has enviado {resource}: cada tipo va una sola vez.',
  'scenario.SCN-1':
    'Los Supervisores rinden menos y los recursos se agotan; envía {n} de cada tipo por {honor} de Honor cada vez.',
}
