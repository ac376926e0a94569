declare module 'subset-font' {
  /** Reduces a font to the letters given, and its axes to a range or one value. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      /** The OpenType features to keep; all unless given. */
      keepFeatures?: readonly string[]
      variationAxes: Record<string, number | { min: number; max: number; default: number }>
    },
  ): Promise<Uint8Array>
}
