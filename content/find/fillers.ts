import { wordsOf } from './words-of.ts'

/**
 * Words that say nothing of what is looked for, those about the asking itself among them ('near', 'cost', 'hours'), in
 * English and Spanish: they are left out of the comparison. So are words that are a page's alone and resemble another one
 * ('sampler'). Plurals need not be listed; see also `misspelt`. Their order decides how small the index is.
 */
export const fillers: ReadonlySet<string> = new Set(
  wordsOf(`
    a an came take the my after before different bit lot daily weekly week year rapido perder abierto your
    sampler our me i im we you it its has had second go goes going stronger brighter alternative used y improve
    get got getting give from shower can could would should will want wanted love try trying book question bad
    badly worse better or booking some something anything everything in at to know say ask what which who how
    when unos where why please help helping good cuando donde como cuanto best near nearby really very much kid
    too more less just about up evening hour half min minutes now soon next down into out is are since been
    being reduce restore fix wife girlfriend del mi mis es do on does during if they them cuesta precio have am
    esta estoy tengo siempre puedo bajar quitar quitarme duele duelen hacer us thing was al para que be over
    clinic price cost cant wont dont doesnt isnt didnt ive ever never always every still problem deep per again
    did anymore cita cerca until by but te nos their here way bigger slow quick easy lo le ago yesterday today
    tomorrow mom all any make este made dad morning last not let feel feeling with without and put o en con sin
    job seem think option no so that this these por keep keeping stop tratamiento chronic severe gone went those
    there for of increase use son quiero el la los las un una de se necesito busco little month need needed
    looking look like algo while because as also than then ayuda away come sesion muy mas todo toda dia cheap
    trouble issue place open close appointment appt affordable management fast full barato
  `),
)
