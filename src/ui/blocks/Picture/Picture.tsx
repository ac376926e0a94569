import { preload } from 'react-dom'
import type { Picture as PictureRecord } from '../../../../content/types.ts'

export interface PictureProps {
  picture: PictureRecord
  /** How wide it is drawn, so that browsers can choose a file. */
  sizes: string
  /**
   * At the head of a page it is the largest element and fetched first; below, it is fetched when it comes near the
   * view.
   */
  place?: 'head' | 'below'
  /** Where the layout shows it upright: a media query and the width there. */
  tall?: { media: string; sizes: string }
  className?: string | undefined
}

/** A rendered picture: AVIF, or else WebP; the smallest file for visitors who save data. */
export function Picture({ picture, sizes, place = 'below', tall, className }: PictureProps) {
  const { file, widths, height, alt } = picture
  const isBelow = place === 'below'
  const [smallest, second = smallest] = widths
  const address = (of: number | undefined, type = 'avif') => `/art/${file}-${of}.${type}`
  const all = widths.map((of) => `${address(of)} ${of}w`).join(', ')
  if (!isBelow)
    preload(address(second), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: all,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture className={className}>
      <source media="(prefers-reduced-data: reduce)" srcSet={address(smallest)} type="image/avif" />
      {tall && picture.tall.length > 0 && (
        <source
          media={tall.media}
          srcSet={picture.tall.map((of) => `/art/${file}-tall-${of}.avif ${of}w`).join(', ')}
          sizes={tall.sizes}
          type="image/avif"
        />
      )}
      <source srcSet={all} sizes={sizes} type="image/avif" />
      <img
        src={address(second, 'webp')}
        width={widths.at(-1)}
        height={height}
        alt={alt}
        decoding={isBelow ? 'async' : undefined}
        loading={isBelow ? 'lazy' : undefined}
        fetchPriority={isBelow ? undefined : 'high'}
      />
    </picture>
  )
}
