import { describe, expect, test } from 'vitest'
import { readRecord } from '../../content/records.ts'
import { demonstration } from '../../content/providers.ts'
import { weightLossProgram } from '../../content/weight-loss.ts'

const tables = { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] } as const
const pricing = { scriptUrl: 'https://pay.example.com/table.js', publishableKey: 'pk_1', tables }

describe('the weight-loss program', () => {
  const { question, plans } = weightLossProgram(null)

  test('asks the question word for word', () => {
    expect([question.title, question.text, question.explanation]).toEqual([
      'Before We Begin',
      'Are you currently taking a GLP medication?',
      'GLP medications include Semaglutide, Tirzepatide, Ozempic, Wegovy, Mounjaro or Zepbound.',
    ])
  })

  test('has each answer’s text word for word', () => {
    expect([plans.title, plans.yes.text, plans.no.text]).toEqual([
      'Choose Your Weight Loss Plan',
      'Special pricing for current GLP medication users. Our medical team will help you optimize your current treatment.',
      'Select the perfect weight loss program for your journey. Our medical-grade treatments are designed to help you achieve sustainable results.',
    ])
  })

  test.each(['yes', 'no'] as const)('shows two sample plans for %s, at the specified prices', (answer) => {
    const shown = plans[answer].tables.map(({ plan }) => `${plan.price}, ${plan.note}, sample: ${plan.sample}`)
    expect(shown.toSorted()).toEqual([
      '$199/month, 3-month program with B12, online, sample: true',
      '$299/month, 3-month program with B12, online, sample: true',
    ])
  })

  test('words and orders them differently', () => {
    const titles = (['yes', 'no'] as const).map((answer) => plans[answer].tables.map(({ plan }) => plan.title))
    expect(titles).toEqual([
      ['Continue tirzepatide', 'Continue semaglutide'],
      ['Semaglutide', 'Tirzepatide'],
    ])
  })

  test('says before they load who provides the tables', () => {
    expect(question.provider).toContain('pricing tables from our card payment provider')
  })

  test('names the provider’s tables where they are configured, else none', () => {
    const idsOf = (record: ReturnType<typeof weightLossProgram> | undefined) =>
      (['yes', 'no'] as const).map((answer) => record?.plans[answer].tables.map(({ id }) => id))
    expect(idsOf(readRecord('weight-loss', { ...demonstration, pricing }))).toEqual([tables.yes, tables.no])
    expect(idsOf(readRecord('weight-loss', demonstration))).toEqual([
      [null, null],
      [null, null],
    ])
  })
})
