export { carouselMachine, type CarouselEvent } from './carousel.machine.ts'
export { carouselView, type CarouselSnapshot, type CarouselView } from './carousel.view.ts'
