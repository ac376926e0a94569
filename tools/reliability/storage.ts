import { expect } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import * as franchise from '../../tests/walks/franchise.ts'
import { expectThanks, field, fillIn, leadButton, submit, typed } from '../../tests/walks/lead.ts'
import { closeDialog, expectAddress, expectNoDialog } from '../../tests/walks/support.ts'
import { backButton, choosePlans, expectPlans, expectQuestion, radio } from '../../tests/walks/weight-loss.ts'
import { deployAfterFirstPage, footerLink, open } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type Cell, type CellsOf } from './row.ts'
import { timeRequestWith } from './say-when.ts'
import { fill, forbid, type Spoil } from './spoil.ts'

/** Replaces everything that the site keeps by this text. */
function tamper(text: string): Spoil {
  return (page) =>
    page.addInitScript((held) => {
      if (window.parent !== window) return
      for (const name of ['offer-lead', 'say-when', 'franchise', 'weight-loss', 'renewed'])
        sessionStorage.setItem(`draft ${name}`, held)
      sessionStorage.setItem('tsr-scroll-restoration-v1_3', held)
      localStorage.setItem('draft offer-lead', held)
    }, text)
}

/** A lead that is typed, closed and opened again is still there, and is then sent. */
function lead(spoil: Spoil): Cell {
  return {
    sees: 'what was typed when the form is opened again, and thanks once it is sent',
    async test({ page }) {
      await spoil(page)
      await open(page, '/')
      await leadButton(page).click()
      await fillIn(page, typed)
      await closeDialog(page)
      await expectNoDialog(page)
      await leadButton(page).click()
      await expect(field(page, 'Email')).toHaveValue(typed.Email)
      await submit(page).click()
      await expectThanks(page)
      return sees(page.getByRole('button', { name: 'Done' }))
    },
  }
}

function inquiry(spoil: Spoil): Cell {
  return {
    sees: 'what was typed after another page, and the success message once it is sent',
    async test({ page }) {
      await spoil(page)
      await franchise.openForm(page)
      await franchise.fillIn(page)
      const before = await franchise.readIn(page)
      await footerLink(page, 'Contact').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ask a person' })).toBeVisible()
      await footerLink(page, 'Franchise').click()
      await franchise.submit(page).waitFor()
      expect(await franchise.readIn(page)).toEqual(before)
      await franchise.submit(page).click()
      return sees(franchise.toast(page))
    },
  }
}

function program(spoil: Spoil): Cell {
  return {
    sees: 'the plans for the answer, and the question with it on the way back',
    async test({ page }) {
      await spoil(page)
      await open(page, '/order-online')
      await choosePlans(page, 'yes')
      await expectPlans(page, 'yes')
      await backButton(page).click()
      await expectQuestion(page, 'yes')
      return sees(radio(page, 'yes'))
    },
  }
}

function walk(spoil: Spoil): Cell {
  return {
    sees: 'each page that is walked to, the one come back to, and the wizard over it',
    async test({ page }) {
      await spoil(page)
      await open(page, '/contact')
      await footerLink(page, 'Princeton').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Princeton' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Ask a person' })).toBeVisible()
      await page.goForward()
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      return sees(page.getByRole('dialog', { name: 'Services in Princeton' }))
    },
  }
}

export const forbiddenStorage: CellsOf<'storage that is forbidden'> = {
  'the pages': walk(forbid),
  'the callback form': lead(forbid),
  'the franchise form': inquiry(forbid),
  'a request on its way': requests.forbidden,
  'the request for a time': timeRequestWith(forbid),
  'the weight-loss program': program(forbid),
  'a part gone after a deploy': {
    sees: 'the page with our phone numbers instead of the form: loading anew would lose what was typed',
    async test({ page }) {
      await forbid(page)
      const { loads } = await deployAfterFirstPage(page, 'LeadDialog')
      await open(page, '/')
      await leadButton(page).click()
      await expectAddress(page, '/contact')
      expect(loads()).toBe(1)
      return sees(page.getByRole('main').getByRole('link', { name: brand.phone.display }))
    },
  },
}

export const fullStorage: CellsOf<'storage that is full'> = {
  'the callback form': lead(fill),
  'the franchise form': inquiry(fill),
  'a request on its way': requests.full,
  'the request for a time': timeRequestWith(fill),
  'the weight-loss program': program(fill),
}

export const tamperedStorage: CellsOf<'storage that was tampered with'> = {
  'the pages': walk(tamper('{"window":[')),
  'the callback form': lead(tamper('{"firstName":{"length":-1},"__proto__":{"email":1}}')),
  'the franchise form': inquiry(tamper('[null,{"city":7}]')),
  'a request on its way': requests.tampered,
  'the request for a time': timeRequestWith(tamper('{"days":{"length":-1},"name":7}')),
  'the weight-loss program': program(tamper('{"answer":"yes"}')),
}
