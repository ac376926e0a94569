import { phrases } from './phrases.ts'

/**
 * What else visitors call the services, by slug: abbreviations, other names, Spanish ones. The names of the services
 * themselves and of their calendars need not be repeated, nor spellings that are a letter or two off.
 */
export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  cryotherapy: phrases(`
    cryo, crio, kryo, krio, cyro, cryogenic, freeze, criosauna, wbc, cold chamber, nitrogen, ice bath,
    cold plunge, minus 200 degrees, camara de frio, frio extremo
  `),
  'local-cryotherapy': phrases(`
    spot cryo, local cryo, cold air, ice pack, icing, crioterapia localizada, aire frio, hielo
  `),
  chillslim: phrases(`
    cryoslim, coolsculpting, cryolipolysis, fat freezing, freeze fat, body sculpting, body contouring, congelar
    grasa, moldear el cuerpo, reducir grasa
  `),
  chillskin: phrases(`
    cryofacial, face cryo, frotox, facial
  `),
  semaglutide: phrases(`
    glp, glp-1, ozempic, wegovy, mounjaro, zepbound, tirzepatide, sema, tirz, wl, wl shot, weightloss
  `),
  'shockwave-therapy': phrases(`
    shok wave, shockwave for men, eswt, gainswave, acoustic for men, terapia de ondas de choque, salud
    masculina, hombres, para hombres
  `),
  'shockwaves-women': phrases(`
    shockwave for her, femiwave, acoustic for women, ondas de choque para mujeres, salud femenina, mujeres, para
    mujeres
  `),
  infrared: phrases(`
    sona, sauna, steam, steam room, vapor, infrarrojo, calor
  `),
  'compression-therapy': phrases(`
    normatec, botas, air boots, ipc, pressotherapy, leg massage, boots
  `),
  'nad-injections': phrases(`
    nad
  `),
  'vitamin-shots': phrases(`
    b12, d3, vit d, lipo c, lipotropic, vitamin injection, im shot, iv drip, infusion, booster shot,
    vitaminas, inyeccion de vitaminas, suero vitaminado
  `),
  glutathione: phrases(`
    gsh, antioxidant shot
  `),
  'acoustic-therapy': phrases(`
    awt, sound waves, pressure pulses, ondas de sonido
  `),
  slimpod: phrases(`
    pod, red light pod, slimming bed, contouring pod, capsula
  `),
  telehealth: phrases(`
    telemedicine, vid, vid visit, from home, without driving, talk to somebody, at home, online visit, talk to
    someone, remote, desde casa, en linea, video call, consultation, consult, speak with a nurse, doctor,
    physician, prescription, telesalud, consulta, videoconsulta, receta, medico, nurse practitioner, virtual
  `),
}
