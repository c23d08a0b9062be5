/** Signals for models. Views read them through `useSignalValue`, so the core is enough. */
export {batch, computed, effect, type ReadonlySignal, type Signal, signal} from '@preact/signals'
