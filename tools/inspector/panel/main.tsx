import '../../../src/styles.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { chartStyle } from '../../atlas/chart-style.ts'
import { Inspector } from './Inspector.tsx'
import { createStore } from './store.ts'

const container = document.getElementById('panel')
const framed = new URLSearchParams(window.location.search).get('at')
if (container) {
  createRoot(container).render(
    <>
      <style>{chartStyle}</style>
      <Inspector store={createStore()} framed={framed} />
    </>,
  )
}
