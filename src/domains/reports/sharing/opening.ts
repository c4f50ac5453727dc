/** Where a page that shows a shared report tells that it was opened; apart from its contract, whose schemas it does without. */
export const opening = { method: 'POST', path: '/api/shared-reports/:id/openings' } as const;
