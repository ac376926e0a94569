import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /**
   * What is missing if it cannot be drawn, as a visitor would call it. The name is reported, so it must not contain
   * anything that a visitor typed.
   */
  name: string
  /** Replaces what cannot be drawn; nothing by default. */
  fallback?: ReactNode
  /** When this changes, drawing is tried again. */
  attempt?: unknown
  children: ReactNode
}

interface BoundaryState {
  isBroken: boolean
  attempt: unknown
}

/** Confines an error to one part of the page: everything around it stays. */
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
