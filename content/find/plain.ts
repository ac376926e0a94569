import { wordList } from './word-list.ts'

/**
 * Everyday words, without the plural's s, that mean other things elsewhere ('boot', 'pod', 'sleep'): they count only
 * where an entry knows half of the words that were typed, at least. Names of illnesses are not among them.
 */
export const plain: ReadonlySet<string> = new Set(
  wordList(`
    acoustic alcohol alert arm athlete baby bed bedroom beginner bikini boot bridal brain breathing broken bulge
    calm calor capsula cell cheek choose circulation cold comfort concentration consult consultation contour cure
    curve cycling diet doctor dress driving eating energy event face fat feet female figure focus fog freeze fresh
    gift glow gut gym handle heal hearing heat heavy heel hiking him hip hombre home hungry icing ironman jean
    joint kilo knee libra lifting linea lump male marathon medicine memory men mood mujere nap neck night nitrogen
    old peace peso pick pill plane pod pound practice pretty prom quad race receta recommend remote rest run
    runner running safe scale scar sculpt shape shingle shot shoulder skiing skin sleep sleeping slim smaller
    snack spine steam start strain sun sure surgery swimming swimsuit tense tension thigh tight tighten tone
    training treat trim vapor vegan vegetarian vid virtual vision wake warm wedding weight wind winter women
    working worn wrist younger zinc
  `),
)
