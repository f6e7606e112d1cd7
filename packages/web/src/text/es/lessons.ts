import type { lessons as en } from '../en/lessons.ts'

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'lessons.title': 'Aprende jugando',
  'lessons.intro':
    'Una mesa ya preparada y alguien que te la explica mientras juegas. Cada paso dice qué hacer y por qué. Si quieres, prueba otra cosa: se te dirá qué ocurre y podrás deshacerlo.',
  'lessons.link': 'Aprender',
  'lessons.home.help': 'Un primer Otoño e Invierno y una primera ronda guiados, en una mesa de verdad',
  'lessons.minutes': '{minutes} minutos, {steps} pasos',
  'lessons.start': 'Empezar la lección',
  'lessons.resume': 'Seguir: paso {step} de {of}',
  'lessons.anew': 'Empezar de nuevo',
  'lessons.done': 'Terminada',

  'lessons.panel': 'Lección',
  'lessons.step': 'Paso {step} de {of}',
  'lessons.next': 'Siguiente',
  'lessons.back': 'Atrás',
  'lessons.leave': 'Salir de la lección',
  'lessons.fold': 'Plegar la lección',
  'lessons.unfold': 'Mostrar la lección',
  'lessons.yours': 'Te toca',
  'lessons.others': 'Juegan los demás…',
  'lessons.astray': 'Has probado otra cosa.',
  'lessons.takeBack': 'Deshacerlo',
  'lessons.rule': 'Reglas (pestaña nueva):',

  'lessons.over': 'La lección ha terminado',
  'lessons.learnt': 'Lo que ya sabes',
  'lessons.playOn': 'Seguir jugando desde aquí',
  'lessons.playOn.help': 'Se convierte en una mesa tuya; los bots ocupan los demás asientos.',
  'lessons.own': 'Empezar una partida propia',
  'lessons.rules': 'Leer todas las reglas',
  'lessons.more': 'Más lecciones',

  'lessons.none': 'No existe esa lección',
  'lessons.none.text':
    'Puede que el enlace sea de otra versión de esta página. En la página de aprendizaje están todas las lecciones que hay.',
  'lessons.broken': 'La lección no puede continuar',
  'lessons.broken.text': 'Algo ha fallado en su mesa: {problem}',
}
