import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import row from './change-row.module.css';

/** Where changes will stand. */
export function ChangeSkeleton() {
  return (
    <div>
      {[38, 52, 44, 60, 48].map((width) => (
        <div key={width} className={row.row}>
          <Skeleton width={40} height={40} shape="badge" />
          <div>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width - 16}%`} height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
