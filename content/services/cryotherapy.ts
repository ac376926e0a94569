import type { Service } from '../types.ts'

export const cryotherapy: Service = {
  slug: 'cryotherapy',
  name: 'Whole Body Cryotherapy',
  icon: 'snowflake',
  href: '/services/cryotherapy',
  card: {
    title: 'Cryotherapy',
    summary: 'Up to three minutes in very cold, dry air. Short, bracing and over before you get used to it.',
  },
  detail: {
    title: 'Cryotherapy',
    description:
      'You stand in a chamber of dry air at -200°F to -250°F for up to three minutes. A member of the team stays with ' +
      'you the whole time, and you can step out whenever you like.',
    benefits: [
      'A short session that fits into a full day',
      'Dry cold, so you stay dry and dressed for it',
      'Popular after training and after long days on your feet',
      'A fresh, alert feeling that many guests describe afterwards',
      'Someone beside you from start to finish',
    ],
    duration: '3 minutes',
    price: 'From $45',
    suitableFor: ['After training', 'Tired muscles', 'Busy schedules', 'First visits'],
    process: [
      'We ask about your health and explain the chamber',
      'You change into gloves, socks and slippers, which we provide',
      'You spend up to three minutes in the cold while we talk you through it',
      'You warm up at your own pace and go on with your day',
    ],
  },
  booking: {
    id: 'full-body-cryo',
    name: 'Full Body Cryo',
    description: 'Whole body cold in a chamber, for up to 3 minutes.',
    aliases: ['Cryotherapy', 'Whole Body Cryotherapy'],
  },
}
