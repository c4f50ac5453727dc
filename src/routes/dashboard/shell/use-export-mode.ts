import { useEffect } from 'react';
import { useLocation } from 'react-router';

const parameter = 'export_reports';
const printDelay = 250;

/**
 * A page opened with `export_reports` shows only its content and prints itself, where the plan has exports (rule A-25);
 * where it has none the page is `refused`, and looks as always.
 */
export function useExportMode(allowed: boolean): { exporting: boolean; refused: boolean; leave: () => void } {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).has(parameter);
  const exporting = asked && allowed;
  useEffect(() => {
    if (!exporting) return;
    const timer = setTimeout(() => window.print(), printDelay);
    return () => clearTimeout(timer);
  }, [exporting]);
  return { exporting, refused: asked && !allowed, leave: reloadWithoutParameter };
}

function reloadWithoutParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  window.location.assign(address);
}
