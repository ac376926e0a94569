import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A pixel counts as different when its color differs by more than this, on the perceptual scale from 0 to 1. */
const threshold = 0.15

/** Two pictures of one screen. */
export interface Compared {
  /** The share of pixels that are different, from 0 to 1; 1 where the pictures differ in size. */
  share: number
  /** The different pixels in red over the faded picture, as WebP; null where the sizes differ. */
  marked: Buffer | null
}

/** Compares two pictures pixel by pixel; edges that are only smoothed differently count as the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Compared> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) return { share: 1, marked: null }
  const marked = Buffer.alloc(one.data.length)
  const different = pixelmatch(one.data, other.data, marked, width, height, { threshold })
  const picture = sharp(marked, { raw: { width, height, channels: 4 } })
  return { share: different / (width * height), marked: await picture.webp().toBuffer() }
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
