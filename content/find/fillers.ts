/** Words that say nothing of what is looked for, in English and Spanish, and so are left out of the comparison. */
export const fillers: readonly string[] = `
  a an the my your our me i im we you it its is are am was be been do does did have has had get got getting give can could
  would should will want wants wanted need needs needed looking look like love try trying book booking some something
  anything for of on in at to from with without and or not no so that this these those there what which who how when
  where why please help helps helping good best near nearby really very much too more less just about after before up down
  into out over all any make makes made treatment treatments therapy session sessions service services clinic price cost
  el la los las un una unos unas de del al y o en con sin para por que mi mis me se es son quiero necesito busco algo
  ayuda tratamiento terapia sesion
  
`
  .trim()
  .split(/\s+/)
