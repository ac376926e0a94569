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
      tired legs, heavy legs, sore legs, legs feel heavy, legs hurt, achy legs, on my feet all day, standing all
      day, standing job, swollen legs after a flight, swollen feet, puffy ankles, long flight, travel legs, jet
      lag, calves, calf, nurse on my feet, waitress, long drive, plane, numb legs, feet, circulation, jet
      lagged, lymphatic, lymphatic drainage, water retention, bloated, masaje, circulacion, retencion de
      liquidos, piernas cansadas, piernas pesadas, dolor de piernas, pies cansados, piernas hinchadas
    `),
    services: ['compression-therapy', 'cryotherapy', 'infrared'],
  },
  {
    title: 'After training',
    words: phrases(`
      sore muscles, muscle soreness, muscle recovery, sports recovery, recover from workout, recovery after
      exercise, post workout, after the gym, after a race, marathon, half marathon, running, runner, triathlon,
      ironman, crossfit, lifting, leg day, doms, cramps, tight, tight muscles, hamstring, quads, loosen up,
      bounce back, training, practice, cycling, cyclist, hiking, skiing, swimming, basketball, football, soccer,
      pilates, yoga, bruised, musculo, deporte, deportista, spasm, muscle spasm, charley horse, shin splints,
      calambres, athlete, athletic performance, stiff muscles, aching body, body aches, recover faster, game
      day, dolor muscular, musculos cansados, musculos adoloridos, recuperacion muscular, recuperacion
      deportiva, despues del gimnasio, despues de correr, entrenamiento, agujetas
    `),
    services: ['cryotherapy', 'compression-therapy', 'infrared'],
  },
  {
    title: 'One sore spot: a knee, a shoulder, the back',
    words: phrases(`
      knee, elbow, shoulder, ankle, heel, wrist, hip, joint, neck, sore knee, knee hurts, sore shoulder, stiff
      shoulder, sore back, lower back, back hurts, back ache, stiff back, stiff neck, sore neck, sore elbow,
      tennis elbow, golfers elbow, sore heel, heel hurts, sore ankle, sprained ankle, twisted ankle, sore wrist,
      sore hip, hip hurts, sore joint, achy joints, stiff joints, jumpers knee, runners knee, sore spot, one
      spot hurts, dolor de rodilla, rodilla, dolor de espalda, espalda baja, dolor de hombro, hombro, dolor de
      cuello, dolor de codo, dolor de tobillo, dolor de articulaciones
    `),
    services: ['local-cryotherapy', 'acoustic-therapy', 'cryotherapy'],
  },
  {
    title: 'Rest, calm and a good night',
    words: phrases(`
      relax, relaxation, unwind, stressed, stress relief, calm down, destress, sleep, sleep better, cannot
      sleep, cant sleep, good night, quiet time, time for myself, switch off, pamper myself, spa day, tense,
      overwhelmed, frazzled, wind down, quiet mind, rest, nap, peace, comfort, date night, zen, tranquilidad,
      nervios, tension, relajarme, relajacion, estres, dormir mejor, dormir, descansar, cansada
    `),
    services: ['infrared', 'compression-therapy', 'cryotherapy'],
  },
  {
    title: 'Warmth and a sweat',
    words: phrases(`
      sweat, warm up, always cold, warmth, heat, detox, sweat it out, toxins, cleanse, freezing cold hands,
      shivering, toxinas, get warm, winter, sudar, sudor, entrar en calor, desintoxicar
    `),
    services: ['infrared'],
  },
  {
    title: 'Something cold and bracing',
    words: phrases(`
      wake me up, bracing, something cold, feel alert, cold shock, biohacking, wim hof, algo frio
    `),
    services: ['cryotherapy', 'chillskin', 'local-cryotherapy'],
  },
  {
    title: 'More energy in the day',
    words: phrases(`
      energy, more energy, pick me up, drained, worn out, wiped out, afternoon slump, burned out, sharper, think
      clearly, stay young, age slower, cells, mitochondria, vitality, stamina, agotado, agotamiento, vitalidad,
      juventud, resaca, no energy, low energy, energy boost, tired, always tired, tired all the time, run down,
      exhausted, sluggish, fatigue, brain fog, brain, memory, concentration, mental clarity, cellular health,
      focus, clear head, anti aging, healthy aging, longevity, wellness boost, hangover, energia, mas energia,
      cansado, sin energia, cansancio, siempre cansado, antienvejecimiento, envejecimiento
    `),
    services: ['nad-injections', 'vitamin-shots', 'cryotherapy'],
  },
  {
    title: 'Vitamins and the cold season',
    words: phrases(`
      immune boost, immunity, immune system, immune support, cold season, flu season, low vitamin d, sun, no
      sun, catching a cold, getting sick, stay healthy, methylcobalamin, cobalamin, b complex, biotin, zinc, tri
      immune, vegan, vegetarian, resfriado, gripe, vitamin deficiency, little sun, supplements, vitamins,
      hydration, hydrate, defensas, subir las defensas, sistema inmune
    `),
    services: ['vitamin-shots', 'glutathione', 'nad-injections'],
  },
  {
    title: 'Skin of face and neck',
    words: phrases(`
      wrinkles, fine lines, crows feet, dull skin, tired skin, glow, glowing skin, skin glow, fresh face,
      fresher look, puffy face, puffy eyes, bags under eyes, double chin, jawline, tighten skin, skin
      tightening, firm skin, sagging skin, saggy neck, pores, dark circles, age spots, collagen, elasticity,
      scars, manchas, colageno, look younger, look old, look tired, skin, pretty, photo shoot, bridal, prom, dry
      skin, dehydrated skin, uneven skin, dark spots, lift my face, face lift, neck lines, turkey neck, laugh
      lines, cheeks, lucir joven, piel seca, rostro, younger skin, rejuvenate, before an event, before my
      wedding, wedding, complexion, skin care, brighter skin, face, arrugas, lineas de expresion, piel cansada,
      piel, piel radiante, rejuvenecer, papada, ojeras
    `),
    services: ['chillskin', 'glutathione', 'cryotherapy'],
  },
  {
    title: 'Shape of the body',
    words: phrases(`
      belly, gut, waist, hips, butt, bum, bulge, pooch, jiggle, curves, figure, trim, tighten, jeans, dress, fit into, fit in my clothes, slimmer, thinner, lie down and slim, working out, bikini,
      swimsuit, vacation body, smaller, sculpt, shape, contour, belly fat, tummy, stomach fat, love handles,
      muffin top, thighs, flabby arms, arms, bra fat, back fat, stubborn fat, get rid of fat, fat reduction, fat
      loss, slim down, slimming, lose inches, inches off, smaller waist, cellulite, tone up, toning,
      liposuction, six pack, stretch marks, saddlebags, liposuccion, after pregnancy, mommy makeover, beach
      body, summer body, dress size, without surgery, grasa abdominal, barriga, panza, abdomen, celulitis,
      cintura, muslos, grasa localizada, llantitas
    `),
    services: ['chillslim', 'slimpod', 'semaglutide'],
  },
  {
    title: 'Losing weight',
    words: phrases(`
      lose weight, weight loss, losing weight, drop pounds, lose pounds, shed weight, overweight, obesity, diet,
      appetite, hungry, hunger, eating, overeating, snacking, snack, binge, kilos, pounds, weigh less, scale,
      weight, hambre, comer menos, libras, peso, antojos, curb appetite, food noise, cravings, skinny, slim
      fast, bmi, heavy, fat, bajar de peso, perder peso, adelgazar, sobrepeso, obesidad, dieta, rebajar
    `),
    services: ['semaglutide', 'telehealth', 'slimpod'],
  },
  {
    title: 'A private matter, for men',
    words: phrases(`
      erectile dysfunction, ed, ed treatment, erection, impotence, viagra, cialis, bedroom, bedroom performance,
      performance issues, in bed, for him, husband, boyfriend, stay hard, get hard, manhood, stamina in bed,
      mens, male, potencia, marido, sexual performance, sexual health men, libido men, peyronie, low
      testosterone, mens intimate, disfuncion erectil, impotencia, ereccion
    `),
    services: ['shockwave-therapy', 'telehealth'],
    isMedical: true,
  },
  {
    title: 'A private matter, for women',
    words: phrases(`
      intimate, intimacy, intimate wellness, for her, down there, after having kids, after childbirth, after
      baby, dryness, painful sex, womens, female, feminine, leaking when i sneeze, despues del parto, intimidad,
      vaginal dryness, vaginal rejuvenation, sexual health women, female libido, low libido woman, menopause,
      postpartum, bladder leaks, bladder, pelvic floor, incontinence, sequedad vaginal, menopausia, bienestar
      intimo
    `),
    services: ['shockwaves-women', 'telehealth'],
    isMedical: true,
  },
  {
    title: 'Pain that stays, and joints',
    words: phrases(`
      chronic pain, pain, pain relief, pain management, joint pain, knee pain, back pain, neck pain, shoulder
      pain, hip pain, foot pain, heel pain, plantar fasciitis, tendonitis, tendinitis, bursitis, rotator cuff,
      sciatica, carpal tunnel, herniated disc, arthritis, osteoarthritis, rheumatoid, gout, inflammation,
      swelling, lymphedema, edema, hurts, hurt, ache, nerve pain, pinched nerve, slipped disc, broken, fracture,
      sprain, strain, scoliosis, spine, stenosis, meniscus, ligament, tendon, injury, sports injury, torn, acl,
      surgery recovery, after surgery, dolor cronico, dolor, artritis, artrosis, ciatica, inflamacion, lesion,
      fascitis plantar
    `),
    services: ['telehealth', 'local-cryotherapy', 'acoustic-therapy'],
    isMedical: true,
  },
  {
    title: 'An illness, or a question for a doctor',
    words: phrases(`
      illness, disease, sick, cancer, tumor, chemo, diabetes, diabetic, blood sugar, insulin, high blood
      pressure, hypertension, cholesterol, heart, heart disease, stroke, blood clot, varicose veins,
      fibromyalgia, multiple sclerosis, lupus, lyme, long covid, covid, asthma, copd, thyroid, hashimoto, pcos,
      neuropathy, parkinson, alzheimer, dementia, autism, adhd, epilepsy, migraine, headache, vertigo, tinnitus,
      infection, fever, rash, eczema, psoriasis, rosacea, acne, hair loss, infertility, pregnant, raynaud,
      restless legs, chest pain, dizzy, nausea, blood, lump, crohns, ibs, kidney, liver, fatty liver, anemia,
      insomnia, sleep apnea, side effects, vaccine, flu shot, blood test, lab work, stem cells, hormone, cure,
      heal, treat, diagnosis, symptoms, medication, pills, pacemaker, safe for me, contraindications, allergy,
      allergic, bleeding, numbness, hernia, ulcer, hiv, hepatitis, celiac, cyst, wound, endometriosis, prostate,
      seizure, breathing, vision, hearing, skin cancer, shingles, wart, fungus, gallstones, azucar alta,
      corazon, alergia, sangre, enfermo, medicine, enfermedad, cancer de, presion alta, migrana, dolor de
      cabeza, fibromialgia, tiroides, insomnio, embarazada, curar, medicina
    `),
    services: ['telehealth'],
    isMedical: true,
  },
  {
    title: 'How the mind feels',
    words: phrases(`
      depression, depressed, anxiety, anxious, panic attacks, ptsd, burnout, mood, mental health, addiction,
      alcohol, quit smoking, suicidal, suicide, grief, bipolar, depresion, ansiedad, adiccion
    `),
    services: ['telehealth'],
    isMedical: true,
  },
  {
    title: 'Not sure, or the first time',
    words: phrases(`
      first time, first visit, beginner, not sure, dont know, what should i book, where do i start, help me
      choose, recommend, try something, gift, primera vez, no se, que me recomiendan
    `),
    services: ['cryotherapy', 'infrared', 'telehealth'],
  },
]
