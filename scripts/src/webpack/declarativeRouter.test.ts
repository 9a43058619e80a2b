import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { declarativeRouter } from './declarativeRouter';

const router = `var Form = React10.forwardRef(
  ({ method }, ref) => null
);
Form.displayName = "Form";
function PrefetchPageLinks({ page, ...linkProps }) {
  return hints(page);
}
`;

describe('the router in a page', () => {
  it('keeps no component for its name, and gives no hints for a server’s pages', () => {
    assert.equal(
      declarativeRouter(router),
      `var Form = /* @__PURE__ */ React10.forwardRef(
  ({ method }, ref) => null
);

function PrefetchPageLinks({ page, ...linkProps }) { return null;
  return hints(page);
}
`,
    );
  });

  it('is the only module that is changed', () => {
    const other = 'var Field = React.forwardRef(field);\nField.displayName = "Field";\n';
    assert.equal(declarativeRouter(other), other);
  });
});
