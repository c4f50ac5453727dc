/** So many archives are written at once: each keeps a connection to the database as long as it lasts. */
const atOnce = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever waits takes the place.
    if (next) next();
    else underWay--;
  }
}
