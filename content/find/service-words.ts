import { phrases } from './phrases.ts'

/**
 * What else visitors call the services, by slug: abbreviations, other names, Spanish ones. The names of the services
 * themselves and of their calendars need not be repeated, nor spellings that are a letter or two off.
 */
export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  cryotherapy: phrases(`
    cryo, kryo, krio, crayo, cyro, cryro, cryogenic, freeze, criosauna, cryotank, wbc, cold chamber, cold
    therapy, nitrogen, ice bath, cold plunge, minus 200 degrees, camara de frio, frio extremo
  `),
  'local-cryotherapy': phrases(`
    spot cryo, cold air, ice pack, icing, crioterapia localizada, aire frio, hielo
  `),
  chillslim: phrases(`
    cryoslim, coolsculpting, cryolipolysis, fat freezing, freeze fat, body sculpting, body contouring, congelar
    grasa, moldear el cuerpo, reducir grasa
  `),
  chillskin: phrases(`
    face cryo, frotox, facial
  `),
  semaglutide: phrases(`
    glp, ozempic, wegovy, mounjaro, zepbound, tirzepatide, tirz, wl shot, weightloss
  `),
  'shockwave-therapy': phrases(`
    shok wave, eswt, liswt, gainswave, acoustic for men, p wave, terapia de ondas de choque, salud masculina,
    para hombres
  `),
  'shockwaves-women': phrases(`
    shockwave for her, femiwave, acoustic for women, ondas de choque para mujeres, salud femenina
  `),
  infrared: phrases(`
    sona, sauna, infrared light, hot box, steam, steam room, vapor, infrarrojo, calor
  `),
  'compression-therapy': phrases(`
    normatec, botas, recovery boots, air boots, ipc, pressotherapy, leg massage, boots
  `),
  'nad-injections': phrases(`
    nad, nicotinamide, coenzyme
  `),
  'vitamin-shots': phrases(`
    b12, d3, vit d, lipo c, lipotropic, vitamin injection, im shot, iv drip, infusion, booster shot, inyeccion
    de vitaminas, suero vitaminado
  `),
  glutathione: phrases(`
    gsh, antioxidant shot
  `),
  'acoustic-therapy': phrases(`
    acoustic waves, awt, sound waves, pressure pulses, radial wave, ondas de sonido
  `),
  slimpod: phrases(`
    pod, red light pod, slimming bed, contouring pod, capsula
  `),
  telehealth: phrases(`
    telemedicine, vid, vid visit, without driving, talk to somebody, at home, online visit, talk to someone,
    remote, desde casa, en linea, video call, consultation, consult, speak with a nurse, doctor, physician,
    prescription, telesalud, videoconsulta, receta, medico, nurse practitioner, virtual
  `),
}
