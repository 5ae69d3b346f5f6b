npm install --save-dev openapi-typescript
npm install openapi-fetch
npx openapi-typescript https://docs.data-validation.example/openapi/2.1.slim.json --default-non-nullable false -o src/api.d.ts
