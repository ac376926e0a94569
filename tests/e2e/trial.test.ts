import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/support/nginx.ts'
import { root } from '../../scripts/support/setup.mjs'
import { expectThanks, submit, typed } from '../walks/lead.ts'
import { still, test, visit } from '../walks/support.ts'

test.use(still)

const said = { site: /^The site is at (\S+)/, firstAccount: /^The first account is made at (\S+)/ }

/** Starts site and receiver as one command does. Resolves to the addresses that it prints, and to what stops it. */
async function startTrial(folder: string) {
  const [port, receiver, inbox] = [await freePort(), await freePort(), await freePort()]
  const ports = { RECEIVER_PORT: String(receiver), RECEIVER_INBOX_PORT: String(inbox) }
  const child = spawn(process.execPath, ['scripts/start.mjs', '--with-receiver', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, ...ports, RECEIVER_FILE: join(folder, 'leads.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const addressIn = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      child.on('exit', (status) => reject(new Error(`'npm start' ended with ${status}.`)))
      lines.on('line', (line) => {
        const [, address] = pattern.exec(line) ?? []
        if (address !== undefined) resolve(address)
      })
    })
  const lines = createInterface({ input: child.stdout })
  const [site, firstAccount] = await Promise.all([addressIn(said.site), addressIn(said.firstAccount)])
  return {
    site,
    firstAccount,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits for two seconds from now: a form that is sent sooner counts as filled in by a machine, and is kept as spam. */
async function untilAsSlowAsAPerson(page: Page): Promise<void> {
  const seen = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 2000, seen)
}

test('One command serves the site and an inbox in which a request from its form is seen', async ({ page }) => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'trial-'))
  const trial = await startTrial(folder)
  try {
    await visit(page, `${trial.site}/contact`)
    const form = page.locator('#inquiry')
    for (const [label, text] of Object.entries(typed))
      await form.getByRole('textbox', { name: label, exact: true }).fill(text)
    await untilAsSlowAsAPerson(page)
    await submit(page).click()
    await expectThanks(page)

    await page.goto(trial.firstAccount)
    await page.getByLabel('Your name').fill('Dana Ruiz')
    await page.getByLabel('Password').fill('a password of some length')
    await page.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Welcome')
    const request = page.getByRole('listitem').filter({ hasText: `${typed['First name']} ${typed['Last name']}` })
    await expect(request).toContainText('A question')
  } finally {
    await trial.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
