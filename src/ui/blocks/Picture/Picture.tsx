import type { Picture as PictureRecord } from '../../../../content/types.ts'

export interface PictureProps {
  picture: PictureRecord
  /** How wide it is drawn, for browsers to choose a file by. */
  sizes: string
  /** At the head of a page it is the largest thing there; below, it waits until it is near the view. */
  place?: 'head' | 'below'
  className?: string | undefined
}

/** A picture that says nothing the words do not: AVIF, else WebP, the smallest file for those who save data. */
export function Picture({ picture: { file, widths, height }, sizes, place = 'below', className }: PictureProps) {
  const isBelow = place === 'below'
  const [smallest, middle, width] = widths
  const address = (of: number, type: string) => `/art/${file}-${of}.${type}`
  const all = (type: string) => widths.map((of) => `${address(of, type)} ${of}w`).join(', ')
  return (
    <picture className={className}>
      <source media="(prefers-reduced-data: reduce)" srcSet={address(smallest, 'avif')} type="image/avif" />
      <source srcSet={all('avif')} sizes={sizes} type="image/avif" />
      <img
        src={address(middle, 'webp')}
        width={width}
        height={height}
        alt=""
        decoding={isBelow ? 'async' : undefined}
        loading={isBelow ? 'lazy' : undefined}
        fetchPriority={isBelow ? undefined : 'high'}
      />
    </picture>
  )
}
