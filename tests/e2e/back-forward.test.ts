import config from '../../playwright.config.ts'
import { findWholeChrome } from '../../scripts/support/setup.mjs'
import { comesBack, rows } from '../../tools/reliability/rows.ts'
import { testRows } from './reliability-rows.ts'
import { policed, test } from '../walks/support.ts'

/** Headless Chromium keeps no page for Back, and Playwright switches that off in the full browser too. */
const launchOptions = {
  ...config.use?.launchOptions,
  executablePath: findWholeChrome() ?? '',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

for (const each of [policed, test]) each.use({ launchOptions })

testRows(rows.filter(comesBack))
