/** Signals for models. Views read them through `useSignalValue`, so the core is enough. */
export {batch, computed, effect, type ReadonlySignal, signal} from '@preact/signals'
