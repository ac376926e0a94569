import config from '../../playwright.config.ts'
import { findWholeChrome } from '../../scripts/support/setup.mjs'
import { comesBack, rows } from '../../tools/reliability/rows.ts'
import { testRows } from './reliability-rows.ts'
import { policed, test } from '../walks/support.ts'

/** Chromium without windows keeps no page to come back to, and Playwright switches that off in the whole one. */
const launchOptions = {
  ...config.use?.launchOptions,
  executablePath: findWholeChrome() ?? '',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

for (const each of [policed, test]) each.use({ launchOptions })

testRows(rows.filter(comesBack))
