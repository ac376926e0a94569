import { phrases } from './phrases.ts'

/** Something a visitor wishes for, in everyday words, and the services that others choose for it. */
export interface Need {
  /** As the page names it. */
  title: string
  words: readonly string[]
  /** Slugs, the most chosen first. */
  services: readonly string[]
  /** A matter of health: the answer is a consultation, and nothing is said of what a treatment does. */
  isMedical?: true
}

/**
 * Everyday wishes, and the services that the site's own texts name for them; no need says that a treatment helps.
 * Source: docs/decisions/38-search.md.
 */
export const needs: readonly Need[] = [
  {
    title: 'Tired or heavy legs',
    words: phrases(`
      tired legs, sore legs, legs feel heavy, legs hurt, achy legs, standing all day, swollen legs after a
      flight, swollen feet, puffy ankles, travel legs, jet lag, calves, calf, waitress, long drive, plane, numb
      legs, feet, circulation, lymphatic, water retention, bloated, masaje, retencion de liquidos, dolor de
      piernas, pies cansados, piernas hinchadas
    `),
    services: ['compression-therapy', 'cryotherapy', 'infrared'],
  },
  {
    title: 'After training',
    words: phrases(`
      sore muscles, muscle soreness, sports recovery, recovery after exercise, post workout, after the gym,
      after a race, marathon, running, runner, triathlon, ironman, crossfit, lifting, leg day, doms, cramps,
      tight, tightness, hamstring, quads, loosen up, bounce back, training, practice, cycling, hiking, skiing,
      swimming, basketball player, play football, play soccer, pilates, yoga, bruised, musculo, deporte,
      deportista, spasm, charley horse, shin splints, calambres, athlete, athletic performance, stiff muscles,
      aching body, body aches, recover faster, game day, dolor muscular, recuperacion deportiva, despues del
      gimnasio, despues de correr, entrenamiento, agujetas
    `),
    services: ['cryotherapy', 'compression-therapy', 'infrared'],
  },
  {
    title: 'One sore spot: a knee, a shoulder, the back',
    words: phrases(`
      knee, elbow, shoulder, ankle, heel, wrist, hip, joint, neck, lower back, back hurts, sore neck, tennis
      elbow, stiff joints, swollen knee, jumpers knee, runners knee, one spot hurts, rodilla, dolor de espalda,
      espalda baja, hombro, dolor de cuello, dolor de articulaciones
    `),
    services: ['local-cryotherapy', 'acoustic-therapy', 'cryotherapy'],
  },
  {
    title: 'Rest, calm and a good night',
    words: phrases(`
      relax, relaxation, unwind, stressed, stress, calm down, destress, sleep, sleeping, cannot sleep, good
      night, time for myself, switch off, pamper myself, spa day, tense, overwhelmed, frazzled, wind down, quiet
      mind, rest, nap, peace, comfort, zen, tranquilidad, nervios, tension, relajarme, estres, dormir,
      descansar, cansada
    `),
    services: ['infrared', 'compression-therapy', 'cryotherapy'],
  },
  {
    title: 'Warmth and a sweat',
    words: phrases(`
      sweat, warm up, always cold, warmth, heat, detox, sweat it out, toxins, cleanse, freezing cold hands,
      shivering, winter, sudor, desintoxicar
    `),
    services: ['infrared'],
  },
  {
    title: 'Something cold and bracing',
    words: phrases(`
      wake me up, bracing, something cold, feel alert, cold shock, biohacking, wim hof
    `),
    services: ['cryotherapy', 'chillskin', 'local-cryotherapy'],
  },
  {
    title: 'More energy in the day',
    words: phrases(`
      energy, pick me up, drained, worn out, wiped out, afternoon slump, burned out, sharper, think clearly,
      stay young, age slower, cells, mitochondria, vitality, stamina, agotado, agotamiento, vitalidad, juventud,
      resaca, tired, always tired, run down, exhausted, sluggish, fatigue, fog, brain, memory, concentration,
      mental clarity, cellular health, focus, clear head, anti aging, longevity, wellness boost, hangover,
      cansado, cansancio, antienvejecimiento, envejecimiento
    `),
    services: ['nad-injections', 'vitamin-shots', 'cryotherapy'],
  },
  {
    title: 'Vitamins and the cold season',
    words: phrases(`
      immune boost, immunity, immune support, flu season, sun, catching a cold, getting sick, stay healthy,
      methylcobalamin, cobalamin, b complex, biotin, zinc, tri immune, vegan, vegetarian, resfriado, gripe,
      supplements, vitamins, hydration, hydrate, defensas, sistema inmune
    `),
    services: ['vitamin-shots', 'glutathione', 'nad-injections'],
  },
  {
    title: 'Skin of face and neck',
    words: phrases(`
      wrinkles, fine lines, crows feet, tired skin, glowing skin, puffy eyes, bags under eyes, bolsas
      ojos, double chin, jawline, tighten skin, sagging skin, saggy neck, pores, dark circles, age spots,
      collagen, elasticity, scars, manchas, fresh, dull, brightening, crepey, uneven, look younger, look old,
      skin, pretty, photo shoot, bridal, prom, lift my face, neck lines, turkey neck, laugh lines, cheeks, lucir
      joven, rostro, rejuvenate, before an event, wedding, complexion, face, arrugas, lineas de expresion, cara
      cansada, piel, rejuvenecer, papada, ojeras
    `),
    services: ['chillskin', 'glutathione', 'cryotherapy'],
  },
  {
    title: 'Shape of the body',
    words: phrases(`
      belly, gut, waist, hips, butt, bum, bulge, pooch, jiggle, curves, figure, burn calories, talla, trim,
      tighten, jeans, dress, dress size, fit in my clothes, slimmer, thinner, lie down and slim, working out,
      bikini, swimsuit, vacation body, smaller, sculpt, shape, contour, tummy, stomach fat, love handles, muffin
      top, thighs, arms, flabby, loose, bra fat, back fat, stubborn fat, get rid of fat, fat reduction, fat
      loss, slim down, slimming, lose inches, inches off, cellulite, tone up, toning, liposuction, six pack,
      stretch marks, saddlebags, after pregnancy, mommy makeover, beach body, summer body, without surgery,
      grasa abdominal, barriga, panza, abdomen, cintura, muslos, grasa localizada, llantitas
    `),
    services: ['chillslim', 'slimpod', 'semaglutide'],
  },
  {
    title: 'Losing weight',
    words: phrases(`
      overweight, obesity, diet, appetite, hungry, hunger, eating, overeating, snacking, snack, binge, kilos,
      pounds, lose pounds, scale, weight, hambre, comer menos, libras, peso, antojos, food noise, cravings,
      skinny, slim fast, bmi, heavy, fat, adelgazar, sobrepeso, obesidad, dieta, rebajar
    `),
    services: ['semaglutide', 'telehealth', 'slimpod'],
  },
  {
    title: 'A private matter, for men',
    words: phrases(`
      ed, erection, impotence, viagra, cialis, perform in the bedroom, performance issues, in bed, for him,
      husband, boyfriend, stay hard, manhood, stamina in bed, mens, male, potencia, marido, sexual health men,
      peyronie, testosterone, disfuncion erectil
    `),
    services: ['shockwave-therapy', 'telehealth'],
    isMedical: true,
  },
  {
    title: 'A private matter, for women',
    words: phrases(`
      intimacy, intimate wellness, for her, after childbirth, after baby, dryness, painful sex, womens, female,
      feminine, leaking when i sneeze, despues del parto, intimidad, vaginal rejuvenation, sexual health women,
      low libido woman, menopause, postpartum, bladder, pelvic floor, incontinence, sequedad vaginal, bienestar
      intimo
    `),
    services: ['shockwaves-women', 'telehealth'],
    isMedical: true,
  },
  {
    title: 'Pain that stays, and joints',
    words: phrases(`
      pain, plantar fasciitis, tendonitis, bursitis, rotator cuff, carpal tunnel, herniated disc, arthritis,
      osteoarthritis, rheumatoid, gout, swelling, lymphedema, edema, hurts, hurt, ache, pinched nerve, slipped
      disc, broken, fracture, strain, scoliosis, spine, frozen shoulder, stenosis, meniscus, ligament, tendon,
      injury, torn, acl, surgery recovery, after surgery, dolor, dolor cronico, artrosis, ciatica, inflamacion,
      lesion
    `),
    services: ['telehealth', 'local-cryotherapy', 'acoustic-therapy'],
    isMedical: true,
  },
  {
    title: 'An illness, or a question for a doctor',
    words: phrases(`
      illness, disease, sick, cancer, tumor, chemo, diabetes, diabetic, insulin, hypertension, cholesterol,
      heart, stroke, varicose veins, fibromyalgia, multiple sclerosis, lupus, lyme, covid, asthma, copd,
      thyroid, hashimoto, pcos, neuropathy, parkinson, alzheimer, dementia, autism, adhd, epilepsy, migraine, headache,
      vertigo, tinnitus, infection, fever, rash, eczema, psoriasis, rosacea, acne, hair loss, infertility,
      pregnant, raynaud, restless legs, dizzy, nausea, blood, lump, crohns, ibs, kidney, liver, anemia, sleep
      apnea, snore, tingling, chest tightness, side effects, vaccine, flu shot, lab work, stem cells, hormone,
      cure, heal, treat, urine, urinary, breast, palpitations, diagnosis, symptoms, medication, pills,
      pacemaker, safe for me, contraindications, allergy, bleeding, numbness, hernia, ulcer, hiv, hepatitis,
      celiac, cyst, wound, endometriosis, prostate, seizure, breathing, vision, hearing, shingles, wart, fungus,
      gallstones, azucar alta, corazon, alergia, sangre, enfermo, medicine, enfermedad, presion alta, migrana,
      insomnio, embarazada, curar, medicina
    `),
    services: ['telehealth'],
    isMedical: true,
  },
  {
    title: 'How the mind feels',
    words: phrases(`
      depression, depressed, anxiety, anxious, panic attacks, ptsd, burnout, mood, mental health, addiction,
      alcohol, quit smoking, suicidal, suicide, grief, bipolar, ansiedad, adiccion
    `),
    services: ['telehealth'],
    isMedical: true,
  },
  {
    title: 'Not sure, or the first time',
    words: phrases(`
      first visit, first time, beginner, not sure, dont know, where do i start, help me choose, recommend, gift,
      gift card, primera vez, que me recomiendan
    `),
    services: ['cryotherapy', 'infrared', 'telehealth'],
  },
]
