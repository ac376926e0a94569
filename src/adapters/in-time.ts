/** Milliseconds that a visitor waits for a part of the site before the fallback is used. */
const patience = 8000

/** The awaited value; rejects if it takes longer than 8 s, or than the milliseconds given. */
export function inTime<Value>(awaited: Promise<Value>, longest = patience): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${longest / 1000} s.`)), longest)
    void awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
