import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** What is missed where it cannot be drawn, as a visitor would name it. It is reported: never what a visitor typed. */
  name: string
  /** Stands in its place; nothing unless given. */
  fallback?: ReactNode
  /** A new one is a new try to draw it. */
  attempt?: unknown
  children: ReactNode
}

interface BoundaryState {
  isBroken: boolean
  attempt: unknown
}

/** Keeps to itself that a part of the page cannot be drawn: what stands around it stays. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, attempt: this.props.attempt }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return attempt === state.attempt ? null : { isBroken: false, attempt }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
