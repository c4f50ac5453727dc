/** What is used of it: its own types are there only where `npm run bench` has been. */
declare module 'lighthouse' {
  type Audit = { title: string; score: number | null; numericValue?: number };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  type Result = {
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
    environment: { benchmarkIndex: number };
  };
  type Flags = { port: number; logLevel: 'error'; onlyCategories: string[] };
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
