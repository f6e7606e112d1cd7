import { type Drawing, drawing } from '../drawing.ts'

/** A sign stands on a seal: one line, in the colour of what is written there. */
export const sign = (name: string, path: string, width = 2.1): Drawing =>
  drawing(`general-part-sign-${name}`, 24, 24).line('cut', path, width)

/** Each General's own sign: it alone tells two apart at 16 px. */
export const signs: readonly Drawing[] = [
  sign(
    'drum',
    'M6 8c0-2 3-3.5 6-3.5s6 1.5 6 3.5v8c0 2-3 3.5-6 3.5S6 18 6 16zM6 8c0 2 3 3.5 6 3.5s6-1.5 6-3.5M3 3l4 3M21 3l-4 3',
  ),
  sign('blade', 'M5 19 17 7c1.5-1.5 2.5-3.5 2.5-5-1.5 0-3.5 1-5 2.5L7 17M4 14l6 6M5 19l-2 2'),
  sign('bow', 'M6 3c9 2 13 6 15 15M6 3l15 15M3 21 15 9M15 9h-4M15 9v4'),
  sign('nation', 'M4 4h16v16H4zM8 8h8M12 8v8M8 12h8M8 16h8'),
  sign('ship', 'M3 15h18l-3 5H6zM12 3v12M12 4c4 1 6 4 6 8h-6M9 6v7'),
  sign('poker', 'M4 20 15 9M15 9c-2-3 1-6 3-6 0 2 3 2 3 5s-3 4-6 1M4 16l4 4'),
  sign(
    'pinwheel',
    'M12 11c-3-2-3-6 0-8 2 3 2 5 0 8zM12 11c3-2 7-1 8 2-3 1-6 0-8-2zM12 11c-3-2-7-1-8 2 3 1 6 0 8-2zM12 11v11',
  ),
  sign('hammer', 'M4 5h11l4 3.5L15 12H4zM9 12v9M12 12v9M9 21h3'),
  sign('horse', 'M8 21c0-6 2-8 2-11L7 12 4 10l4-6 3-2v3c5 1 8 6 8 16'),
  sign('river', 'M3 7c3-3 6-3 9 0s6 3 9 0M3 13c3-3 6-3 9 0s6 3 9 0M3 19c3-3 6-3 9 0s6 3 9 0'),
  sign('pass', 'M3 21V8h18v13M3 8V4h3v2h4V4h4v2h4V4h3v4M9 21v-5a3 3 0 0 1 6 0v5'),
  sign('brush', 'M19 3 12 12M12 12c-3 0-5 2-5 4s-1 4-3 5c5 1 9-1 10-6z'),
  sign('tablet', 'M9 3h6l1 18H8zM11 8h2M11 12h2'),
  sign('staff', 'M9 22 13 8M13 8c-3-1-3-5 0-6 4 0 6 3 4 6-1 1-3 1-4 0M17 5l4 1'),
  sign('feathers', 'M12 21C10 13 6 7 2 4M12 21c2-8 6-14 10-17M12 21V8M7 11l-3 0M17 11l3 0M9 15l-3 1M15 15l3 1'),
  sign('shield', 'M12 3 20 6v6c0 5-3 8-8 9.5C7 20 4 17 4 12V6zM12 8v8M8 11h8'),
  sign('fort', 'M2 21 9 9l3 4 3-5 7 13zM12 13V8M10 4h5v4h-5z'),
  sign('heart', 'M12 20C5 15 3 12 3 8.5 3 4 10 3 12 8c2-5 9-4 9 .5 0 3.5-2 6.5-9 11.5zM12 12v4'),
  sign(
    'sun',
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19',
  ),
  sign('crossing', 'M2 17c3-3 5-3 8 0s5 3 8 0c1-1 3-1 4 0M12 13V3M12 4l6 3-6 3M5 13h14l-2 3'),
  sign('tower', 'M7 21V9h10v12M5 9h14M7 9V5h2v2h2V5h2v2h2V5h2v4M11 21v-4h2v4'),
  sign('rods', 'M5 4v16M9 4v16M13 4v16M17 12H5M20 4v16'),
]
