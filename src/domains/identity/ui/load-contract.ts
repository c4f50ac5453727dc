/**
 * The contract with its schemas, asked for when a form is first touched: before that it is only weight, and the
 * sign-in pages must come alive quickly.
 */
export function loadContract(): Promise<typeof import('../contract.ts')> {
  return import('../contract.ts');
}
