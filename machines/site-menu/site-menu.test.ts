import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import type { MenuId } from '../../content/types.ts'
import {
  siteMenuMachine,
  siteMenuView,
  type SiteMenuEvent,
  type SiteMenuPhase,
  type SiteMenuSnapshot,
  type SiteMenuView,
} from './index.ts'

type Place = [phase: SiteMenuPhase, menu: MenuId | null]

const enter = (menu: MenuId): SiteMenuEvent => ({ type: 'menu.enter', menu })
const press = (menu: MenuId): SiteMenuEvent => ({ type: 'menu.press', menu })
const leave: SiteMenuEvent = { type: 'menu.leave' }
const dismiss: SiteMenuEvent = { type: 'menu.dismiss' }
const follow: SiteMenuEvent = { type: 'link.follow' }
const toggle: SiteMenuEvent = { type: 'drawer.toggle' }

const values: Record<SiteMenuPhase, SiteMenuSnapshot['value']> = {
  closed: { bar: 'closed' },
  opening: { bar: 'opening' },
  hovered: { bar: { open: 'hovered' } },
  pinned: { bar: { open: 'pinned' } },
  closing: { bar: { open: 'closing' } },
  recent: { bar: 'recent' },
  drawer: 'drawer',
}

function snapshotAt([phase, menu]: Place): SiteMenuSnapshot {
  return siteMenuMachine.resolveState({ value: values[phase], context: { menu } })
}

function placeOf(snapshot: SiteMenuSnapshot): Place {
  return [siteMenuView(snapshot).phase, snapshot.context.menu]
}

function runningMenu(...events: SiteMenuEvent[]) {
  const clock = new SimulatedClock()
  const actor = createActor(siteMenuMachine, { clock }).start()
  for (const event of events) actor.send(event)
  return { actor, clock, place: () => placeOf(actor.getSnapshot()) }
}

const closed: Place = ['closed', null]
const opening: Place = ['opening', 'services']
const hovered: Place = ['hovered', 'services']
const pinned: Place = ['pinned', 'services']
const closing: Place = ['closing', 'services']
const recent: Place = ['recent', null]
const drawer: Place = ['drawer', null]

describe('the header’s menus', () => {
  test('begin closed', () => {
    expect(placeOf(initialTransition(siteMenuMachine)[0])).toEqual(closed)
  })

  test.each<[Place, SiteMenuEvent, Place]>([
    [closed, enter('services'), opening],
    [closed, press('services'), pinned],
    [closed, toggle, drawer],
    [opening, enter('locations'), ['opening', 'locations']],
    [opening, leave, closed],
    [opening, press('services'), pinned],
    [opening, press('locations'), ['pinned', 'locations']],
    [opening, dismiss, closed],
    [opening, toggle, drawer],
    [hovered, enter('locations'), ['hovered', 'locations']],
    [hovered, leave, closing],
    [hovered, press('services'), pinned],
    [hovered, press('locations'), ['pinned', 'locations']],
    [hovered, dismiss, closed],
    [hovered, follow, closed],
    [hovered, toggle, drawer],
    [pinned, press('services'), closed],
    [pinned, press('locations'), ['pinned', 'locations']],
    [pinned, dismiss, closed],
    [pinned, follow, closed],
    [pinned, toggle, drawer],
    [closing, enter('services'), hovered],
    [closing, enter('locations'), ['hovered', 'locations']],
    [closing, press('services'), pinned],
    [closing, press('locations'), ['pinned', 'locations']],
    [closing, dismiss, closed],
    [closing, follow, closed],
    [closing, toggle, drawer],
    [recent, enter('locations'), ['hovered', 'locations']],
    [recent, press('services'), pinned],
    [recent, toggle, drawer],
    [drawer, toggle, closed],
    [drawer, dismiss, closed],
    [drawer, follow, closed],
    [drawer, enter('services'), opening],
    [drawer, press('services'), pinned],
  ])('from %j by %j to %j', (from, event, to) => {
    const snapshot = snapshotAt(from)
    expect(snapshot.can(event)).toBe(true)
    expect(placeOf(transition(siteMenuMachine, snapshot, event)[0])).toEqual(to)
  })

  test.each<[Place, SiteMenuEvent[]]>([
    [closed, [leave, dismiss, follow]],
    [opening, [enter('services'), follow]],
    [hovered, [enter('services')]],
    [pinned, [enter('services'), enter('locations'), leave]],
    [closing, [leave]],
    [recent, [leave, dismiss, follow]],
    [drawer, [leave]],
  ])('in %j ignore %j', (place, events) => {
    const snapshot = snapshotAt(place)
    expect(events.map((event) => snapshot.can(event))).toEqual(events.map(() => false))
    expect(events.map((event) => placeOf(transition(siteMenuMachine, snapshot, event)[0]))).toEqual(
      events.map(() => place),
    )
  })

  test.each<[Place, SiteMenuView]>([
    [closed, { phase: 'closed', openMenu: null, isDrawerOpen: false }],
    [opening, { phase: 'opening', openMenu: null, isDrawerOpen: false }],
    [hovered, { phase: 'hovered', openMenu: 'services', isDrawerOpen: false }],
    [['pinned', 'locations'], { phase: 'pinned', openMenu: 'locations', isDrawerOpen: false }],
    [closing, { phase: 'closing', openMenu: 'services', isDrawerOpen: false }],
    [recent, { phase: 'recent', openMenu: null, isDrawerOpen: false }],
    [drawer, { phase: 'drawer', openMenu: null, isDrawerOpen: true }],
  ])('in %j show %j', (place, view) => {
    expect(siteMenuView(snapshotAt(place))).toEqual(view)
  })
})

describe('the mouse', () => {
  test('opens a dropdown after 200 ms, not before', () => {
    const { clock, place } = runningMenu(enter('services'))
    clock.increment(199)
    expect(place()).toEqual(opening)
    clock.increment(1)
    expect(place()).toEqual(hovered)
  })

  test('waits another 200 ms at the other dropdown', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(199)
    actor.send(enter('locations'))
    clock.increment(199)
    expect(place()).toEqual(['opening', 'locations'])
    clock.increment(1)
    expect(place()).toEqual(['hovered', 'locations'])
  })

  test('opens nothing in passing', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(199)
    actor.send(leave)
    clock.increment(60_000)
    expect(place()).toEqual(closed)
  })

  test('closes a dropdown 150 ms after it left, not before', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(200)
    actor.send(leave)
    clock.increment(149)
    expect(place()).toEqual(closing)
    clock.increment(1)
    expect(place()).toEqual(recent)
  })

  test('that comes back in time finds the dropdown open, and has 150 ms again', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(200)
    actor.send(leave)
    clock.increment(149)
    actor.send(enter('services'))
    clock.increment(60_000)
    expect(place()).toEqual(hovered)
    actor.send(leave)
    clock.increment(149)
    expect(place()).toEqual(closing)
  })

  test('opens another dropdown at once within 300 ms of a close', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(200)
    actor.send(leave)
    clock.increment(150 + 299)
    expect(place()).toEqual(recent)
    actor.send(enter('locations'))
    expect(place()).toEqual(['hovered', 'locations'])
  })

  test('waits again once 300 ms have passed since a close', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(200)
    actor.send(leave)
    clock.increment(150)
    clock.increment(300)
    expect(place()).toEqual(closed)
    actor.send(enter('locations'))
    expect(place()).toEqual(['opening', 'locations'])
  })

  test('waits again after Esc', () => {
    const { actor, clock, place } = runningMenu(enter('services'))
    clock.increment(200)
    actor.send(dismiss)
    actor.send(enter('locations'))
    expect(place()).toEqual(['opening', 'locations'])
  })
})

test('a click right after a hover pins what it opened, and no time closes it', () => {
  const { actor, clock, place } = runningMenu(enter('services'))
  clock.increment(200)
  for (const event of [press('services'), leave, enter('locations'), leave]) actor.send(event)
  clock.increment(60_000)
  expect(place()).toEqual(pinned)
})
