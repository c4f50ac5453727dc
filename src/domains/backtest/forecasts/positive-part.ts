import { factorize } from '../solvers/cholesky.ts';

/**
 * Sets negative eigenvalues to zero, in place. Moments of pairs with different days need not fit together;
 * a matrix that passes the cheap test is left as it is.
 */
export function takePositivePart(matrix: Float64Array, n: number): void {
  let size = 0;
  for (let i = 0; i < n; i++) size = Math.max(size, matrix[i * n + i]!);
  const probe = Float64Array.from(matrix);
  for (let i = 0; i < n; i++) probe[i * n + i]! += size * 1e-13;
  if (factorize(probe, n)) return;
  const vectors = diagonalize(matrix, n);
  const values = Float64Array.from({ length: n }, (_, i) => Math.max(0, matrix[i * n + i]!));
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += values[k]! * vectors[i * n + k]! * vectors[j * n + k]!;
      matrix[i * n + j] = sum;
      matrix[j * n + i] = sum;
    }
}

/** Jacobi's rotations: the matrix becomes diagonal, its eigenvectors are the columns returned. */
export function diagonalize(a: Float64Array, n: number): Float64Array {
  const vectors = new Float64Array(n * n);
  for (let i = 0; i < n; i++) vectors[i * n + i] = 1;
  for (let sweep = 0; sweep < 60; sweep++) {
    let off = 0;
    let trace = 0;
    for (let i = 0; i < n; i++) {
      trace += a[i * n + i]! ** 2;
      for (let j = 0; j < i; j++) off += a[i * n + j]! ** 2;
    }
    if (off <= 1e-30 * trace) break;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(a, vectors, n, p, q);
  }
  return vectors;
}

function rotate(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!;
  if (apq === 0) return;
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < n; k++) {
    const akp = a[k * n + p]!;
    const akq = a[k * n + q]!;
    a[k * n + p] = c * akp - s * akq;
    a[k * n + q] = s * akp + c * akq;
  }
  for (let k = 0; k < n; k++) {
    const apk = a[p * n + k]!;
    const aqk = a[q * n + k]!;
    a[p * n + k] = c * apk - s * aqk;
    a[q * n + k] = s * apk + c * aqk;
    const vp = vectors[k * n + p]!;
    const vq = vectors[k * n + q]!;
    vectors[k * n + p] = c * vp - s * vq;
    vectors[k * n + q] = s * vp + c * vq;
  }
}
