npm install --save-dev quicktype
npx quicktype -s schema -l cs --framework NewtonSoft --features attributes-only --csharp-version 6 --namespace DataValidation -o Api.cs "https://docs.data-validation.example/openapi/2.1.slim.json#/components/schemas/"
