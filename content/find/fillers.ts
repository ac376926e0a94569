import { wordList } from './word-list.ts'

/** Words that say nothing of what is looked for, in English and Spanish, and so are left out of the comparison. */
export const fillers: ReadonlySet<string> = new Set(
  wordList(`
    a an the my your our me i im we you it its is are am was be been being do does did have has had get got getting
    give can could would should will want wants wanted need needs needed looking look like love try trying book
    booking some something anything everything for of on in at to from with without and or not no so that this these
    those there what which who how when where why please help helps helping good best near nearby really very much too
    more less just about after before up down into out over all any make makes made treatment treatments therapy
    session sessions service services clinic price cost cant wont dont doesnt isnt didnt ive ever never always every
    still again anymore since during while until by but because as also than then if they them their us thing things
    here way bit lot little daily weekly week weeks month months year years ago yesterday today tomorrow morning
    evening hour hours half min minutes now soon next last second go goes going gone went away come comes came take
    takes put use used keep keeps keeping stop let feel feels feeling seem think know say ask question bad badly worse
    better stronger brighter bigger slow quick easy fast full different alternative option options improve increase
    reduce restore fix mom dad wife girlfriend el la los las un una unos unas de del al y o en con sin para por que mi
    mis me se es son quiero necesito busco algo ayuda tratamiento terapia sesion muy mas este esta estoy tengo siempre
    cuando donde como cuanto cuesta precio cita cerca lo le te nos puedo bajar quitar quitarme duele duelen hacer todo
    toda dia
  `),
)
