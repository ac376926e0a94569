import { wordsOf } from './words-of.ts'

/**
 * What somebody types who is in danger, in words as `wordsOf` gives them. What is also said with more behind it ('want to
 * die my hair', 'dont want to live with knee pain', 'hurt myself at work') counts at the end only.
 */
const crisis: readonly RegExp[] = [
  /suici|sucid|\bdepres|deprim|anorex|bulimi|eating disorder|trastorno alim|overdos|sobredos|self ?(harm|injur)|^988$/,
  /\bkil.{0,9}sel[fv]|(hurt|harm|cutt?|hang|shoot|starv)\w* \w+ ?sel[fv]e?( so\b|$)|(cut|slit) my wrist|\bkms\b|unaliv|too many pill/,
  /(end\w*|tak\w*|con) (my|mi|his|her|their) (own )?(life|vida)$|\bend\w* it( all)?$|(worth|tired of) living|off without me|hate my life/,
  /(\b(to|2|i|me|will|could|should|might)|\w+na) die$|^die$|\b(im|am|like) dying$|^dying$|(be|was|were|off) dead$|want to disappear|live for$/,
  /(want|wanna|reason|quiero) (to )?(live|be (alive|here)|vivir)( anymore| mas)?$|seguir viviendo|chest pain|dolor de pecho/,
  /can ?(t|not) (\w+ ){0,2}breathe?$|(not|trouble|short of) breath\w*$|choking$|puedo respirar|ahogo$|heart attack/,
  /matarme|quiero (mor|mat)|(hacer|lastimar|cortar)me( dano)?$|muriendo$|estuviera muert|quitarme la vida/,
]

/** What is searched for in place of all that somebody in danger typed: an entry of needs.ts has it. */
export const crisisWord = 'depression'

/** Whether somebody in danger typed this. */
export function isCrisis(text: string): boolean {
  const words = wordsOf(text).join(' ')
  return crisis.some((phrases) => phrases.test(words))
}
