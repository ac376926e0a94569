/**
 * The look as data, for what is not drawn by the site's own style, such as the staff's inbox. The values are those of
 * `:root` in src/styles.css; a test compares the two.
 */
export const look = {
  palette: {
    ink: '#0b1b2b',
    'ink-soft': '#3d5266',
    night: '#10304a',
    glacier: '#1b6ca8',
    ice: '#eaf3f9',
    frost: '#f7fafc',
    mist: '#c9dce8',
    sky: '#a5cbe4',
    edge: '#7a8fa1',
    white: '#fff',
    ember: '#c2410c',
    'ember-deep': '#a1360a',
    'ember-dark': '#802b08',
    'ember-light': '#ffe8dc',
    gold: '#b7791f',
  },
  shape: {
    radius: '16px',
    shadow: '0 1px 2px rgb(11 27 43 / 5%), 0 12px 32px -12px rgb(11 27 43 / 16%)',
  },
  faces: {
    display: "Newsreader, 'Georgia Fit', 'Times Fit', serif",
    text: "Figtree, 'Arial Fit', system-ui, sans-serif",
  },
  sizes: {
    tick: '0.8125rem',
    fine: '0.9375rem',
    small: '1.0625rem',
    'step-0': 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
    'step-1': '1.25rem',
    'step-2': '1.375rem',
    title: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.25rem)',
  },
  /** The cold climate's scene: what stands on it is light. */
  scene: {
    'scene-deep': '#071522',
    scene: '#0b3350',
    accent: '#9fd0f2',
    'on-scene': '#fff',
    'on-scene-soft': '#d7e6f1',
  },
} as const
