declare module 'subset-font' {
  /** Cuts a font down to the letters given, and its axes to a range or one value. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      /** OpenType features that stay; all without it. */
      keepFeatures?: readonly string[]
      variationAxes: Record<string, number | { min: number; max: number; default: number }>
    },
  ): Promise<Uint8Array>
}
