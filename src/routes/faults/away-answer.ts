/** What a page is told while the database is away: its error page knows the status and tries again (U-20). */
export function awayAnswer(): Response {
  return new Response(null, { status: 503 });
}

export function isAwayAnswer(error: unknown): boolean {
  return error instanceof Response && error.status === 503;
}
