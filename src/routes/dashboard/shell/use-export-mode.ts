import { useEffect } from 'react';
import { useLocation } from 'react-router';

const parameter = 'export_reports';
const printDelay = 250;

/** A page opened with `export_reports` shows only its content and prints itself. */
export function useExportMode(): { exporting: boolean; leave: () => void } {
  const { search } = useLocation();
  const exporting = new URLSearchParams(search).has(parameter);
  useEffect(() => {
    if (!exporting) return;
    const timer = setTimeout(() => window.print(), printDelay);
    return () => clearTimeout(timer);
  }, [exporting]);
  return { exporting, leave: reloadWithoutParameter };
}

function reloadWithoutParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  window.location.assign(address);
}
