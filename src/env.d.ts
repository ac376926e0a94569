interface ImportMetaEnv {
  /** The site's own origin; content/providers-schema.ts says what it must look like. */
  readonly VITE_SITE_URL?: string
  /** '1' in a test version. */
  readonly VITE_STAGING?: string
}
