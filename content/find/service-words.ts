import { phrases } from './phrases.ts'

/**
 * What else visitors call the services, by slug: abbreviations, other names, Spanish ones. The names of the services
 * themselves and of their calendars need not be repeated, nor spellings that are a letter or two off.
 */
export const serviceWords: Readonly<Record<string, readonly string[]>> = {
  cryotherapy: phrases(`
    cryo, crio, crayo, cyro, kryo, cryro, cryogenic, cryo tank, freeze, criosauna, cryo chamber, cryo sauna,
    cryotank, wbc, cold chamber, cold therapy, freezing chamber, nitrogen, ice bath, cold plunge, freeze my
    whole body, minus 200 degrees, crioterapia, crioterapia de cuerpo completo, camara fria, terapia de frio,
    camara de frio, frio extremo
  `),
  'local-cryotherapy': phrases(`
    spot cryo, local cryo, localized cryotherapy, targeted cryotherapy, cold on one spot, cold air, ice pack,
    icing, crioterapia local, crioterapia localizada, frio localizado, aire frio, hielo
  `),
  chillslim: phrases(`
    chill slim, cryoslim, cryo slimming, cryoslimming, coolsculpting, cool sculpting, cool sculpt,
    cryolipolysis, cryo fat freezing, fat freezing, freeze fat, body sculpting, body contouring, body shaping,
    criolipolisis, congelar grasa, moldear el cuerpo, reducir grasa
  `),
  chillskin: phrases(`
    chill skin, cryo facial, cryofacial, cold facial, ice facial, frozen facial, face cryo, frotox, facial,
    facial treatment, skin treatment, facial frio, facial de frio, crioterapia facial, limpieza facial,
    tratamiento facial
  `),
  semaglutide: phrases(`
    glp, glp1, glp-1, ozempic, wegovy, mounjaro, zepbound, tirzepatide, sema, tirz, weight loss shot, wl, wl shot, wl program, weight
    loss injection, skinny shot, weight loss program, diet program, medical weight loss, semaglutida,
    tirzepatida, inyeccion para bajar de peso, perdida de peso, adelgazar
  `),
  'shockwave-therapy': phrases(`
    shock wave, shok wave, shock waive, shockwave for men, mens shockwave, shockwaves for men, eswt, liswt,
    gainswave, p wave, mens health, ondas de choque, ondas de choque para hombres, terapia de ondas de choque,
    salud masculina, hombres, para hombres
  `),
  'shockwaves-women': phrases(`
    shock wave women, womens shockwave, shockwave for her, femiwave, womens health, womens wellness, female
    intimate wellness, ondas de choque para mujeres, salud femenina, mujeres, para mujeres, salud intima
  `),
  infrared: phrases(`
    ir sauna, sona, sawna, suana, fir sauna, sauna, infra red, infrared cabin, infrared light, dry sauna, heat
    therapy, hot box, sweat cabin, steam room, steam, vapor, sauna infrarroja, sauna infrarrojo, infrarrojo,
    cabina de calor, terapia de calor, calor
  `),
  'compression-therapy': phrases(`
    normatec, norma tec, compression boots, botas, botas de presion, recovery boots, leg boots, air boots, pneumatic compression, ipc,
    pressotherapy, leg massage, boots, botas de compresion, terapia de compresion, presoterapia, compresion
  `),
  'nad-injections': phrases(`
    nad, nad plus, nad shot, nad therapy, nad iv, nicotinamide, coenzyme, inyeccion de nad, inyecciones nad
  `),
  'vitamin-shots': phrases(`
    b12, b-12, b 12 shot, vitamin b, vitamin d, d3, vitamin c, vit b, vit c, vit d, d 3, lipo b, lipo c,
    lipotropic, mic shot, vitamin injection, im shot, iv drip, booster shot, immunity shot, vitaminas, inyeccion
    de vitaminas, vitamina, suero vitaminado
  `),
  glutathione: phrases(`
    gluta, gsh, glutathione shot, antioxidant, antioxidant shot, glutation, antioxidante
  `),
  'acoustic-therapy': phrases(`
    acoustic wave, acoustic waves, awt, sound wave, sound waves, pressure pulses, radial wave, terapia acustica,
    ondas acusticas, ondas de sonido
  `),
  slimpod: phrases(`
    slim pod, slimming pod, body pod, pod, red light pod, slimming bed, contouring pod, capsula, capsula para
    adelgazar
  `),
  telehealth: phrases(`
    telemedicine, vid, vid visit, video appt, virtual appt, appt, from home, without driving, talk to somebody, at home, online visit, talk to someone, remote, desde casa, en linea, tele health,
    tele doctor, online doctor, virtual visit, virtual doctor, video visit, video call, video consultation,
    online consultation, consultation, consult, talk to a doctor, speak with a nurse, doctor, physician,
    prescription, telemedicina, telesalud, medico en linea, doctor en linea, consulta, consulta virtual,
    videoconsulta, receta, medico, nurse practitioner, virtual appointment
  `),
}
