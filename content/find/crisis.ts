import { wordsOf } from './words-of.ts'

/**
 * What somebody types who is in danger, in words as `wordsOf` gives them. What is also said with more behind it ('want to
 * die my hair', 'dont want to live with knee pain', 'hurt myself at work') counts at the end only.
 */
const crisis: readonly RegExp[] = [
  /suici|sucid|\bdepres|deprim|anorex|bulimi|eating disorder|trastorno alim|overdos|sobredos|self ?(harm|injur)|^(call )?9(88|11)$/,
  /\bkil.{0,9}sel[fv]|(hurt|harm|cutt?|hang|shoot|starv)\w* \w+ ?sel[fv]e?( so\b|$)|(cut|slit) my wrist|\bkms\b|unaliv/,
  /(end\w*|tak\w*|con) (my|mi|his|her|their) (own )?(life|vida)$|\bend\w* it( all)?$|(worth|tired of) living|off without me|hate my life/,
  /(\b(to|2|i|me|will|could|should|might)|\w+na) die$|^die$|\b(im|am|like) dying$|^dying$|(be|was|were|off) dead$|want to disappear|live for$/,
  /(want|wanna|reason|quiero) (to )?(live|be (alive|here)|vivir)( anymore| mas)?$|seguir viviendo|chest pain|dolor de pecho/,
  /can ?(t|not) (\w+ ){0,2}breathe?$|(not|trouble|short of) breath\w*$|choking$|puedo respirar|ahogo$|heart attack/,
  /matarme|quiero (mor|mat)|(hacer|lastimar|cortar)me( dano)?$|muriendo$|estuviera muert|quitarme la vida/,
  /hopeless\b|no hope( left)?$|lost (all )?hope$|worthless$|feel\w* (so )?worthless\b|can ?(t|not) (go on( any ?more)?|take (it|thi)( any ?more)?|do (it|thi) any ?more)$/,
  /(up on|done with) (life|living)$|sin esperanza$|no puedo mas$|^(in )?(a )?crisi$|\b(crisi|suicide|abuse|help) ?(hot|help)?line/,
  /\babus(?!\w* my (bod|back|knee|leg|feet|joint|muscle|shoulder|skin|hair))|\brape[dr]?\b|\bviola(cion|da|do)\b|sexual\w* assault|molest/,
  /domestic\w* violen|violencia|\bme ((peg|golpe|viol)(a|an|o|aron|aba|aban)|maltrat\w+|amenaz\w+)\b(?! (mucho|con|contra|el|la|un))|not safe (at home|here)$/,
  /\b(s?he|husband|wife|\w+friend|partner|ex|(step)?(dad|father|mom|mother)|brother|sister|son|daughter|uncle|bos|roommate) (\w+ )?(hit|beat|hurt|slap|punch|chok|kick|threaten)\w* me\b(?! (up|out|to it|playing|wrestling|in (a|the) (marathon|race|game|match)|with (a|the) (ball|bat|racket|puck)))/,
  /(afraid|scared) of my (husband|wife|boyfriend|girlfriend|partner|ex|(step)?(dad|father|mom|mother))$/,
  /^((i|im|ive)( \w+)? )?((want|going|gonna|wanna|might|will) (to )?)?(kill|hurt|shoot|stab) (him|her|them|someone|somebody|everyone|everybody|people|my (husband|wife|\w+friend|kid|baby|family))$/,
  /(too many|mucha) (pill\b|pastilla)|took \d\d+ (pill\b|tablet|tylenol|advil|xanax)|(took|taken|swallow\w*|ate) .*\b(all|many|much|bunch|bottle|handful|lot)\b.*\b(pill\b|tablet|tylenol|advil|ibuprofen|aspirin|xanax)/,
  /^od$|\bod(ed|ing)?( on\b|$)|\bodd on\b|\bi odd$|poisoned$|(drank|drink\w*|swallow\w*) (bleach|poison)|unconscious|passed out|inconsciente/,
]

/** What is said of things, of hair and limbs, of hard training and of who one trains with: it is no sign of danger. */
const ordinary =
  /\b(phone|batter\w+|watch|laptop|car|leg|arm|feet|hair|skin|nail|knee|back) (is|are|was|were|feel) (dead|hopeless)\b|^((i|im|ive|am|have|was|keep|been|sore|after|from) )*killing my ?self (at|in) the gym\b|(sparring|boxing|training|tenni|gym|workout|golf|running|wrestling) partner/g

/** What is searched for in place of all that somebody in danger typed: an entry of needs.ts has it. */
export const crisisWord = 'depression'

/** Whether somebody in danger typed this. */
export function isCrisis(text: string): boolean {
  const words = wordsOf(text).join(' ').replaceAll(ordinary, '')
  return crisis.some((phrases) => phrases.test(words))
}
