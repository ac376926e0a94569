import { describe, expect, test } from 'vitest'
import { findIndex } from '../../content/find/index.ts'
import { searchIn } from '../../src/ui/find/search.ts'

const search = searchIn(findIndex())

function answerTo(text: string): { services: string[]; clinics: number; isMedical: boolean } {
  const { services, clinics, isMedical } = search(text)
  return { services: services.map(({ slug }) => slug), clinics: clinics.length, isMedical }
}

/** Source: docs/decisions/38-search.md. */
describe('words of somebody in danger', () => {
  test.each([
    'i want to die',
    'I wanna die',
    'im going to die',
    'die',
    'I feel like dying',
    'i wish i was dead',
    'better off dead',
    'kill myself',
    'i want to kill myself',
    'killing my self',
    'i want to kill myself princeton hours',
    'my son wants to kill himself',
    'end my life',
    'ending my own life',
    'i want to take my life',
    'end it all',
    'suicide',
    'sucidal',
    'suicidal thoughts gift',
    'suicidal in Princeton',
    'self harm',
    'self-harming',
    'cutting myself',
    'hurt myself',
    'i want to hurt myself so badly',
    'harming myself',
    'overdose',
    'dont want to live',
    'I don’t want to live anymore',
    'i do not want to live',
    'no reason to live',
    'cant breathe',
    'I can’t breathe',
    'cannot breathe',
    'can not breath',
    'cant catch my breath',
    'choking',
    'eating disorder',
    'eating disorders help',
    'anorexia',
    'anorexic',
    'bulimia',
    'depressed about my career',
    'quiero morir',
    'quiero morirme',
    'quiero suicidarme',
    'suicidio',
    'quiero matarme',
    'no quiero vivir',
    'no puedo respirar',
    'sobredosis',
    'me ahogo',
    'trastorno alimenticio',
    'depresión',
  ])('‘%s’ are answered as a matter of health, and with a consultation alone', (text) => {
    expect(answerTo(text)).toEqual({ services: ['telehealth'], clinics: 0, isMedical: true })
  })

  test.each([
    'diet',
    'di',
    'diet plan',
    'want to diet',
    'diabetes',
    'dietitian',
    'dieting',
    'dye',
    'died hair',
    'a facial to die for',
    'dying to try cryo',
    'dead skin',
    'want to remove dead skin',
    'dead tired',
    'killer cramps',
    'pain killer',
    'kills pain',
    'my back is killing me',
    'breathe better',
    'breathing',
    'catch my breath',
    'cutting weight',
    'cut calories',
    'cut my leg',
    'hurt my knee',
    'hurt myself running',
    'overdo it',
    'self care',
    'life coach',
    'take my life back',
    'want to live longer',
    'where do you live',
    'want to lose weight',
    'choker',
    'no fatty liver',
    'eating less',
    'suit',
    'side effects',
    'depth',
  ])('‘%s’ is not among them', (text) => {
    expect(search(text).needs.map(({ title }) => title)).not.toContain('How the mind feels')
  })
})
