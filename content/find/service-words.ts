import { phrases } from './phrases.ts'

/**
 * What else visitors call the services, by slug: abbreviations, other names, Spanish ones. The names of the services
 * themselves and of their calendars need not be repeated, nor spellings that are a letter or two off.
 */
export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  cryotherapy: phrases(`
    cryo, crio, kryo, krio, crayo, cyro, cryro, cryogenic, freeze, criosauna, cryotank, wbc, cold chamber, cold therapy,
    nitrogen, ice bath, cold plunge, minus 200 degrees, camara de frio, frio extremo
  `),
  'local-cryotherapy': phrases(`
    spot cryo, local cryo, cold air, ice pack, icing, crioterapia localizada, frio localizado, aire frio,
    hielo
  `),
  chillslim: phrases(`
    cryoslim, coolsculpting, cryolipolysis, cryo fat freezing, fat freezing, freeze fat, body sculpting,
    body contouring, congelar grasa, moldear el cuerpo, reducir grasa
  `),
  chillskin: phrases(`
    cryofacial, face cryo, frotox, facial, skin treatment
  `),
  semaglutide: phrases(`
    glp, glp-1, ozempic, wegovy, mounjaro, zepbound, tirzepatide, sema, tirz, wl, wl shot, weightloss
  `),
  'shockwave-therapy': phrases(`
    shok wave, shockwave for men, mens shockwave, eswt, liswt, gainswave, acoustic for men, p wave, terapia
    de ondas de choque, salud masculina, hombres, para hombres
  `),
  'shockwaves-women': phrases(`
    shockwave for her, femiwave, acoustic for women, female intimate wellness, ondas de choque para mujeres,
    salud femenina, mujeres, para mujeres, salud intima
  `),
  infrared: phrases(`
    sona, sauna, infrared light, dry sauna, heat therapy, hot box, steam, steam room, vapor, infrarrojo,
    calor
  `),
  'compression-therapy': phrases(`
    normatec, compression boots, botas, recovery boots, leg boots, air boots, ipc, pressotherapy, leg
    massage, boots, botas de compresion, 
  `),
  'nad-injections': phrases(`
    nad, nicotinamide, coenzyme
  `),
  'vitamin-shots': phrases(`
    b12, b 12 shot, vitamin b, vitamin d, d3, vitamin c, vit d, lipo c, lipotropic, vitamin injection, im
    shot, iv drip, infusion, booster shot, vitaminas, inyeccion de vitaminas, suero vitaminado
  `),
  glutathione: phrases(`
    gluta, gsh, antioxidant, antioxidant shot
  `),
  'acoustic-therapy': phrases(`
    acoustic waves, awt, sound waves, pressure pulses, radial wave, ondas de sonido
  `),
  slimpod: phrases(`
    slimming pod, pod, red light pod, slimming bed, contouring pod, capsula, capsula para adelgazar
  `),
  telehealth: phrases(`
    telemedicine, vid, vid visit, from home, without driving, talk to somebody, at home, online visit, talk
    to someone, remote, desde casa, en linea, video call, online consultation, consultation,
    consult, speak with a nurse, doctor, physician, prescription, telesalud, consulta, videoconsulta,
    receta, medico, nurse practitioner, virtual
  `),
}
