import { wordsOf } from './words-of.ts'

/**
 * Words that say nothing of what is looked for, those about the asking itself among them ('near', 'cost', 'hours'), in
 * English and Spanish: they are left out of the comparison. So are words that are a page's alone and resemble another one
 * ('sampler'). Plurals need not be listed; see also `misspelt`. Their order decides how small the index is.
 */
export const fillers: ReadonlySet<string> = new Set(
  wordsOf(`
    a an the my your sampler our me i im we you it its is are am was be been being do does did have has had get got
    getting give can could would should will want wanted need needed looking look like love try trying book
    booking some something anything everything for of on in at to from shower with without and or not no so that this
    these those there what which who how when where why please help helping good best near nearby really very much kid
    too more less just about after before up down into out over all any make made clinic price cost cant wont dont
    doesnt isnt didnt ive ever never always every still again anymore since during while until by but because as
    also than then if they them their us thing here way bit lot little daily weekly week month year ago yesterday
    today tomorrow morning evening hour half min minutes now soon next last second go goes going gone went away
    come came take put use used keep keeping stop let feel feeling job seem think know say ask question bad badly
    worse better stronger brighter bigger slow quick easy fast full different alternative option improve increase
    reduce restore fix mom dad wife girlfriend el la los las un una unos de del al y o en con sin para por que mi
    mis se es son quiero necesito busco algo ayuda tratamiento sesion muy mas este esta estoy tengo siempre cuando
    donde como cuanto cuesta precio cita cerca lo le te nos puedo bajar quitar quitarme duele duelen hacer todo
    toda dia per place open close appointment appt affordable cheap trouble issue problem chronic severe deep
    management rapido perder abierto barato
  `),
)
