interface ImportMetaEnv {
  /** The site's own origin; content/providers-schema.ts says what it must look like. */
  readonly VITE_SITE_URL?: string
  /** '1' in a test version. */
  readonly VITE_STAGING?: string
}

/** The browser's, of which TypeScript does not know yet: closes what is open where Back is pressed on a phone, or Esc. */
declare class CloseWatcher extends EventTarget {
  requestClose(): void
  destroy(): void
}
