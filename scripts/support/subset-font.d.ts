declare module 'subset-font' {
  /** Cuts a font down to the letters given. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number; default: number }> },
  ): Promise<Uint8Array>
}
