/** What each picture shows, by its id: read to those who do not see it. `npm run pictures` puts them into content/pictures.ts. */
export const shown: Readonly<Record<string, string>> = {
  home: 'A lake at night with an iceberg and floes. In the ice stands a door of warm light, and its reflection reaches across the water.',
  cryotherapy:
    'Inside the cold chamber: rime along the seams of the steel, a frosted floor, and a door ajar to a warm room with a robe on its hook.',
  'compression-therapy':
    'Two compression boots of quilted black nylon, unzipped and empty, on linen; hoses run from a valve to a pump with a lit display.',
  'shockwave-therapy':
    'A closed oak door with warm light beneath it; a towel hangs over the handle, and a pair of slippers waits outside.',
  'shockwaves-women':
    'A closed oak door with warm light beneath it; a towel hangs over the handle, and a pair of slippers waits outside.',
  princeton:
    'A treatment room with a cold chamber and an infrared cabin; through the window a Gothic tower among elms at dusk.',
  westfield:
    'A treatment room with a cold chamber and an infrared cabin; through the window a street of old houses and trees at dusk.',
  'red-bank':
    'A treatment room with a cold chamber and an infrared cabin; through the window sails on the river at dusk.',
  marlboro:
    'A treatment room with a cold chamber and an infrared cabin; through the window fields at dusk, a lone tree and far trees.',
  montclair:
    'A treatment room with a cold chamber and an infrared cabin; through the window treetops, water and the towers of Manhattan at dusk.',
  cincinnati:
    'A treatment room with a cold chamber and an infrared cabin; through the window a suspension bridge with stone towers over a river at dusk.',
  chillskin:
    'A facial wand with a round steel tip, rimed at its edge, laid down on a folded towel before a mirror; cotton pads beside it and in a jar.',
  chillslim:
    'A cooling applicator with a grip and a lit display, left on a bed of linen beside a tape measure and a skin pencil.',
  slimpod: 'A half-open pod, lit warm within: a pillow lies in it, and a towel hangs over its rim.',
  'nad-injections': 'A small amber bottle and a filled syringe on a steel tray, a folded cloth beside them.',
  glutathione: 'Three glass ampoules on a steel tray; the neck of one is snapped off and lies beside it.',
  'vitamin-shots': 'Four small bottles, red, orange, yellow and clear, and a syringe on a steel tray.',
  semaglutide:
    'An injection pen on a steel tray, its cap and its needle caps off; a torn swab packet and the carton of the pen behind it.',
  infrared: 'Inside an infrared cabin of cedar: two glowing panels, a towel spread on the bench where somebody sat.',
  'local-cryotherapy': 'A nozzle in its holder, its tip white with rime, breathing out cold; a folded towel beside it.',
  'acoustic-therapy':
    'A handpiece with gel on its round steel face, laid down on a folded towel; the bottle of gel stands behind it.',
  telehealth:
    'A kitchen table in low sun: a steaming cup, a pair of glasses, and a tablet with a video call, the chair of the doctor still empty.',
  franchise:
    'An empty shopfront at dusk: its lights are on, a ladder and cartons stand within, and the wet pavement mirrors them.',
  'not-found': 'An empty coat hanger with rime on its shoulders, on a frosted hook.',
}
