import {
  IconDroplet,
  IconFlame,
  IconHeartbeat,
  IconMoodSmile,
  IconPill,
  IconSnowflake,
  IconSparkles,
  IconStack2,
  IconStretching,
  IconTemperatureMinus,
  IconVaccine,
  IconVideo,
  IconVolume,
  IconAtom2,
  IconWaveSine,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { IconName } from '../../content/types.ts'

const icons: Record<IconName, ComponentType<{ size: number; stroke: number }>> = {
  snowflake: IconSnowflake,
  'temperature-minus': IconTemperatureMinus,
  'body-shaping': IconStretching,
  'face-care': IconMoodSmile,
  syringe: IconVaccine,
  wave: IconWaveSine,
  'heart-wave': IconHeartbeat,
  flame: IconFlame,
  compression: IconStack2,
  molecule: IconAtom2,
  droplet: IconDroplet,
  capsule: IconPill,
  sparkles: IconSparkles,
  video: IconVideo,
  sound: IconVolume,
}

/** A service's icon; its name stands beside it, so assistive technology skips the drawing. */
export function ServiceIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return (
    <span aria-hidden="true">
      <Icon size={26} stroke={1.6} />
    </span>
  )
}
